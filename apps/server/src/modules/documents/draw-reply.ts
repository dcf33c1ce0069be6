import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import { cleanFileName } from '../../platform/files/file-name.ts'
import { replyInputs } from '../../platform/pdf/reply.ts'
import type { AppServices } from '../../platform/services.ts'

/** A reply as PDF, kept in the file store; it has no row yet. */
export interface DrawnReply {
  storageKey: string
  sha256: string
  size: number
  mediaType: string
  name: string
}

/** Says on every page that this is no document yet; behind the text, which stays legible. */
const draftMark = `
#let mark-font = json(bytes(sys.inputs.data)).fonts.title
#set page(background: rotate(-30deg, text(font: mark-font, size: 120pt, fill: luma(225))[草稿]))
`

/** The title carries the name of the file; longer ones are cut so that a link stays short. */
const nameLength = 60
const maxPdfBytes = 20 * 1024 * 1024

/** Draws a reply with its texts as they stand. Holds no database connection. Throws `busy`, `timeout`. */
export async function drawReply(services: AppServices, document: ReplyDocument): Promise<DrawnReply> {
  const renderer = services.pdf
  const template = await readFile(path.join(renderer.assetsDirectory, 'reply.typ'), 'utf8')
  const inputs = replyInputs(
    {
      issuer: document.issuer,
      docNumber: document.number,
      title: document.title,
      mainRecipient: document.mainRecipient,
      body: document.body,
      closing: document.closing,
      docDate: document.date,
    },
    renderer.fonts,
  )
  const { pdf } = await renderer.render(document.status === 'issued' ? template : draftMark + template, inputs)
  const name = cleanFileName(`${Array.from(document.title).slice(0, nameLength).join('')}.pdf`)
  const file = await services.files.receive(Readable.from([pdf]), { name, maxBytes: maxPdfBytes, isOurs: true })
  try {
    return { storageKey: await services.files.keep(file), sha256: file.sha256, size: file.size, mediaType: file.mediaType, name }
  } finally {
    await services.files.discard(file)
  }
}
