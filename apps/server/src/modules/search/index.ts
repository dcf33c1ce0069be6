export { putSearchDocument, removeSearchDocument, type SearchDocument, type SearchPart } from './search-document.ts'
