import { useEffect, useState } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import type { TaskAction } from '@wenwu/core/item/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { inputDomId } from '../../../../form/dom.ts'
import { isUnmarked } from './action-problems.ts'
import type { Defects } from './use-defects.ts'

export interface ActionProblems {
  /** Those of fields that are still to be told. */
  shownOf: (action: TaskAction) => readonly FieldProblem[]
  /** What is said beside the fields. */
  error: string | undefined
  /** Shows all that is wrong, and leads to the first field of which something is. */
  refuse: (found: readonly FieldProblem[]) => void
  tell: (message: string | undefined) => void
  clear: () => void
}

/** What is wrong with an action: at its fields, and in a sentence where it is of none. */
export function useActionProblems(view: CaseView, defects: Defects): ActionProblems {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<{ message: string; of: unknown }>()
  const tell = (message: string | undefined): void => setFailure(message === undefined ? undefined : { message, of: view.materials })
  // with what is said beneath it, above the button that stays in sight
  useEffect(() => {
    const [first] = problems
    if (first !== undefined) document.getElementById(inputDomId(first.path))?.closest('.form-field')?.scrollIntoView({ block: 'nearest' })
  }, [problems])
  return {
    shownOf: (action) => (defects.count > 0 ? problems.filter((problem) => !isUnmarked(action, problem)) : problems),
    // said of the materials as they were: over as soon as one is handed in
    error: failure?.of === view.materials ? failure.message : undefined,
    refuse: (found) => {
      const [first] = found
      setProblems(found)
      defects.setAsking(found.some(({ code }) => code === 'defect-notes-required'))
      if (first !== undefined) document.getElementById(inputDomId(first.path))?.focus()
    },
    tell,
    clear: () => {
      setProblems([])
      tell(undefined)
    },
  }
}
