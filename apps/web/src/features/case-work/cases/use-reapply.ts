import { useState } from 'react'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/cases/contract'
import { newId } from '@wenwu/core/kernel/id'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { refreshAfterActing } from '../../../lib/query.ts'

/** Refusals that say by themselves which step of it failed (specification §8.4). */
const steps: ReadonlySet<string> = new Set(['reapply-not-ended', 'reapply-no-data', 'reapply-id-taken', 'reapply-no-files'])

/** Applies again for the matter of a case, and goes on in the new draft; where it was filed meanwhile, to its page. */
export function useReapply(caseId: string): { isBusy: boolean; reapply: () => void } {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const go = async (): Promise<void> => {
    try {
      const { id, abilities } = await call(contract.reapply, { id: caseId }, { idempotencyKey: newId(), isQuiet: true })
      notify.success(textNow('case.reapplied'))
      await navigate(pathTo(abilities.canEditDraft ? 'application-form' : 'case-page', { id }) ?? '/home')
      await refreshAfterActing()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      notify.error(steps.has(error.code ?? '') ? error.message : `${textNow('case.reapplyFailed')}${error.message}`)
    }
  }
  return {
    isBusy,
    reapply: () => {
      setBusy(true)
      void go().finally(() => setBusy(false))
    },
  }
}
