import { contract } from '@wenwu/core/content/contract'
import type { FileValue } from '@wenwu/core/form/model'
import type { UploadHandling } from '../../../form/services.ts'
import { refusalOfFile } from '../../../item/refusal-of-file.ts'
import { uploadTo } from '../../../lib/upload.ts'

/**
 * Hands in a file for an attachment field (its path) of a kind, as files of cases are: in parts where it is large. Rejects with an Error whose
 * message a user may read; the form shows it on the field.
 */
export async function uploadContentFile(
  kind: string,
  field: string,
  file: File,
  onProgress: (share: number) => void,
  handling?: UploadHandling,
): Promise<FileValue> {
  const refusal = refusalOfFile(file, undefined)
  if (refusal !== undefined) throw new Error(refusal.text)
  const { upload, openUpload, completeUpload } = contract
  const place = { target: { kind, field }, upload, openUpload, completeUpload }
  const { fileId, name, size } = await uploadTo(place, file, onProgress, { isQuiet: true, ...handling })
  return { fileId, name, size }
}
