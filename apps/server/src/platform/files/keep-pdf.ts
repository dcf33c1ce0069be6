import { Readable } from 'node:stream'
import { cleanFileName } from './file-name.ts'
import type { FileStore } from './file-store.ts'

/** A PDF that this server drew, kept in the file store by its content; it has no row yet. */
export interface KeptPdf {
  storageKey: string
  sha256: string
  size: number
  mediaType: string
  name: string
}

/** A name carries the title; longer ones are cut so that a link stays short. */
const nameLength = 60
const maxPdfBytes = 20 * 1024 * 1024

/** Keeps a PDF under the name of its title. Without a row it goes with the next night. */
export async function keepPdf(files: FileStore, pdf: Buffer, title: string): Promise<KeptPdf> {
  const name = cleanFileName(`${Array.from(title).slice(0, nameLength).join('')}.pdf`)
  const file = await files.receive(Readable.from([pdf]), { name, maxBytes: maxPdfBytes, isOurs: true })
  try {
    return { storageKey: await files.keep(file), sha256: file.sha256, size: file.size, mediaType: file.mediaType, name }
  } finally {
    await files.discard(file)
  }
}
