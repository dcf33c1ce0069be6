export { divisionCode, putDivision, putMuseum, putUnit, type Division, type HeritageUnit, type Museum } from './write-directories.ts'
