import { contract } from '@wenwu/core/cases/contract'
import type { CaseFile, CaseView, Receipt } from '@wenwu/core/cases/model'
import { contract as files } from '@wenwu/core/files/contract'
import { call } from '../../../lib/call.ts'
import { queryClient } from '../../../lib/query.ts'

/** The case behind a form or a receipt. Not among the cases that acting refreshes: a form being filled in is not read again behind its back. */
export function applicationKey(id: string): readonly unknown[] {
  return ['application', id]
}

/** The draft of a form as it is opened: one of an earlier version of its item is moved to the one in force first. */
export async function openApplication(id: string, signal?: AbortSignal): Promise<CaseView> {
  const view = await fetchApplication(id, signal)
  return view.isOutdated && view.abilities.canEditDraft ? call(contract.moveDraft, { id }, { signal, isQuiet: true }) : view
}

export function fetchApplication(id: string, signal?: AbortSignal): Promise<CaseView> {
  return call(contract.get, { id }, { signal, isQuiet: true })
}

/** Notes a change of the files of a material, without reading the case again. */
export function noteFiles(id: string, materialKey: string, change: (files: CaseFile[]) => CaseFile[]): void {
  queryClient.setQueryData<CaseView>(applicationKey(id), (view) =>
    view === undefined
      ? undefined
      : {
          ...view,
          materials: view.materials.map((material) =>
            material.key === materialKey ? { ...material, files: change(material.files) } : material,
          ),
        },
  )
}

/** Takes files out of a material, as far as they are still in it; one that stays is told by `call`. */
export async function takeOut(id: string, materialKey: string, fileIds: readonly string[]): Promise<void> {
  const view = queryClient.getQueryData<CaseView>(applicationKey(id))
  const there = view?.materials.find(({ key }) => key === materialKey)?.files ?? []
  for (const { fileId } of there.filter((file) => fileIds.includes(file.fileId)))
    await call(files.remove, { caseId: id, fileId }).then(
      () => noteFiles(id, materialKey, (kept) => kept.filter((file) => file.fileId !== fileId)),
      () => undefined,
    )
}

/** One more version is kept beside the draft. */
export function noteKeptVersion(id: string): void {
  queryClient.setQueryData<CaseView>(applicationKey(id), (view) =>
    view === undefined ? undefined : { ...view, keptVersions: view.keptVersions + 1 },
  )
}

export function receiptKey(id: string): readonly unknown[] {
  return ['receipt', id]
}

/** The reply to a submission, for the receipt page that follows. */
export function keepReceipt(receipt: Receipt): void {
  queryClient.setQueryData(receiptKey(receipt.caseId), receipt)
}
