import { useState, useSyncExternalStore } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import type { FormDefinition } from '@wenwu/core/form/model'
import { useShortcuts } from '../../../lib/keys.ts'
import { useSession } from '../../../lib/session.ts'
import { useFlush } from '../../../lib/use-flush.ts'
import type { FormState } from './stored-form.ts'
import { openDraft, type OpenDraft } from './open-drafts.ts'

/** The draft of the page and its state. It is saved when the window is hidden, the network comes back, the page is left, or Ctrl+S is pressed. */
export function useDraft(view: CaseView, definition: FormDefinition): { draft: OpenDraft; state: FormState } {
  const userId = useSession((state) => state.user?.id ?? '')
  const [draft] = useState(() => openDraft(view, definition, userId))
  const { sync } = draft
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  useFlush(sync)
  useShortcuts({
    'mod+s': (event) => {
      event.preventDefault()
      void sync.flush()
    },
  })
  return { draft, state }
}
