import { contract } from '@wenwu/core/directories/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { linkToEntryFile, uploadEntryFile } from './entry-files.ts'

export { divisionCode, putDivision, putMuseum, putUnit, type Division, type HeritageUnit, type Museum } from './write-directories.ts'

export const module = defineModule('directories', contract, {
  upload: (input, ctx, file) => uploadEntryFile(ctx, input, file),
  link: ({ directory, entry }, ctx) => linkToEntryFile(ctx, directory, entry),
})
