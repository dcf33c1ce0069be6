/** A file that has arrived whole in the temporary folder; its type is known from its content. */
export interface ReceivedFile {
  temporaryPath: string
  name: string
  size: number
  sha256: string
  /** By content; `application/octet-stream` where the content says nothing. */
  mediaType: string
  /** Ending that the content stands for (`pdf`, `zip` …), or null where the content says nothing. */
  detectedType: string | null
}
