import type { UploadLine } from '../../../item/upload-lines.ts'

/** When something of the application was stored last: the form or one of its files. ISO instants of the server, which sort as text. */
export function lastSaved(formSavedAt: string, lines: readonly UploadLine[]): string {
  const times = lines.flatMap(({ files }) => files.map(({ uploadedAt }) => uploadedAt))
  return times.reduce((last, time) => (time > last ? time : last), formSavedAt)
}
