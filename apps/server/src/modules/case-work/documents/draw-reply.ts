import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import { keepPdf, type KeptPdf } from '../../../platform/files/keep-pdf.ts'
import { replyInputs } from '../../../platform/pdf/reply.ts'
import type { Caller } from '../../../platform/personal-places.ts'
import type { AppServices } from '../../../platform/services.ts'

/** Says on every page that this is no document yet; behind the text, which stays legible. */
const draftMark = `
#let mark-font = json(bytes(sys.inputs.data)).fonts.title
#set page(background: rotate(-30deg, text(font: mark-font, size: 120pt, fill: luma(225))[草稿]))
`

/** Draws a reply with its texts as they stand, for a caller or for the system. Holds no database connection. Throws `busy`, `timeout`. */
export async function drawReply(services: AppServices, document: ReplyDocument, caller?: Caller): Promise<KeptPdf> {
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
  const { pdf } = await renderer.render(document.status === 'issued' ? template : draftMark + template, inputs, caller)
  return keepPdf(services.files, pdf, document.title)
}
