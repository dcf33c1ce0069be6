import { contract } from '@wenwu/core/files/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { zipCase } from './case-zip.ts'
import { completeUpload } from './complete-upload.ts'
import { listVersions, uploadEdited } from './edited-file.ts'
import { createFileLink, downloadFile, listFilesOfCase, openLink, removeFile, showPicture, uploadFile } from './file-service.ts'
import { abandonUpload, openUpload, readProgress, takePart } from './upload-session.ts'

export { finishUpload } from './complete-upload.ts'
export { copyContents } from './copy-contents.ts'
export { insertFile } from './file-repository.ts'
export { createFileLink, createRenderingLink, linkToFile, sendFile } from './file-service.ts'
export { keepFile } from './keep-file.ts'
export { beginUpload } from './upload-session.ts'

export const module = defineModule('files', contract, {
  upload: (input, ctx, file) => uploadFile(ctx, input, file),
  openUpload: (input, ctx) => openUpload(ctx, input),
  uploadPart: (input, ctx, part) => takePart(ctx, input, part),
  uploadStatus: (input, ctx) => readProgress(ctx, input.uploadId),
  completeUpload: (input, ctx) => completeUpload(ctx, input.uploadId),
  abandonUpload: (input, ctx) => abandonUpload(ctx, input.uploadId),
  uploadEdited: (input, ctx, file) => uploadEdited(ctx, input, file),
  versions: ({ caseId, fileId }, ctx) => listVersions(ctx, caseId, fileId),
  remove: (input, ctx) => removeFile(ctx, input.caseId, input.fileId),
  link: (input, ctx) => createFileLink(ctx, input.fileId, input.isDownload),
  open: (input, ctx) => openLink(ctx, input.link),
  listOfCase: (input, ctx) => listFilesOfCase(ctx, input.caseId),
  download: (input, ctx) => downloadFile(ctx, input.id),
  zip: (input, ctx) => zipCase(ctx, input.id, input.part),
  picture: (input, ctx) => showPicture(ctx, input.fileId),
})
