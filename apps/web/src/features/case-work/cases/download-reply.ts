import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract as documents } from '@wenwu/core/documents/contract'
import { messageOfError } from '../../../lib/call-error.ts'
import { call, fetchOwn, saveBlob } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'

/** Saves the reply of a case as PDF, under its number; what goes wrong is told. */
export async function downloadReply({ document, documentNumber, title }: CaseView): Promise<void> {
  await telling(async () => {
    const { url } = await call(documents.preview, { id: document?.id ?? '' }, { isQuiet: true })
    saveBlob(new Blob([await fetchOwn(url)], { type: 'application/pdf' }), `${documentNumber ?? title}.pdf`)
  })
}

/** As `downloadReply`, of a case of which only its row is known. */
export async function downloadReplyOf(caseId: string): Promise<void> {
  await telling(async () => downloadReply(await call(cases.get, { id: caseId }, { isQuiet: true })))
}

async function telling(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    notify.error(messageOfError(error))
  }
}
