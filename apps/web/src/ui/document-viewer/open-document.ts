import { ViewerError, type DocumentSource } from './document-source.ts'

/** Opens a document by what its bytes are. Readers are loaded when they are needed. Throws ViewerError. */
export async function openDocument(bytes: ArrayBuffer): Promise<DocumentSource> {
  const head = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(64, bytes.byteLength)))
  if (head.includes('%PDF-')) return (await import('./pdf-source.ts')).openPdf(bytes)
  if (head.startsWith('PK')) return (await import('./ofd-source.ts')).openOfd(bytes)
  throw new ViewerError('not-shown')
}
