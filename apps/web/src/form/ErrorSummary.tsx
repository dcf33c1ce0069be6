import { useEffect, useRef } from 'react'
import { isCapped } from '@wenwu/core/form/most-problems'
import { problemText } from '@wenwu/core/form/problem-text'
import type { FormDefinition } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { retryUntilDrawn } from '../lib/focus.ts'
import { useText } from '../lib/i18n.ts'
import { domId, focusField } from './dom.ts'
import { ListRest } from './ListRest.tsx'
import { useListed } from './use-listed.ts'
import './form.css'

export interface ErrorSummaryProps {
  definition: FormDefinition
  problems: readonly FieldProblem[]
  /** Brings the section of a path on the page, where it is not there yet; then the field is focused. */
  onGo?: (path: string) => void
  /** Takes the focus when it appears (after an attempt to submit). */
  isFocused?: boolean
}

/** What is wrong, gathered at the top; each line leads to its field. Nothing when nothing is. */
export function ErrorSummary({ definition, problems, onGo, isFocused = false }: ErrorSummaryProps) {
  const { t, locale } = useText()
  const box = useRef<HTMLDivElement>(null)
  const hasProblems = problems.length > 0
  const { listed, rest, listAll } = useListed(problems)
  useEffect(() => {
    if (isFocused && hasProblems) box.current?.focus()
  }, [isFocused, hasProblems])
  if (!hasProblems) return null

  const go = (path: string) => {
    onGo?.(path)
    // its section may be drawn only now; of that alone once the field does not come
    retryUntilDrawn((isLast) => (isPresent(path) || isLast) && focusField(path))
  }
  return (
    <div ref={box} className="form-summary" role="alert" tabIndex={-1}>
      <h2>{t(isCapped(problems) ? 'form.summary.titleMany' : 'form.summary.title', { n: problems.length })}</h2>
      <ul>
        {listed.map((problem) => (
          <li key={`${problem.path} ${problem.code} ${problem.params?.['rule'] ?? ''}`}>
            <a
              href={`#${domId(problem.path)}`}
              onClick={(event) => {
                event.preventDefault()
                go(problem.path)
              }}
            >
              {problemText(problem, definition, locale)}
            </a>
          </li>
        ))}
      </ul>
      <ListRest rest={rest} onAll={listAll} />
    </div>
  )
}

/** Whether the field itself (not only its section) is on the page. */
function isPresent(path: string): boolean {
  const field = /^[^.]+\.[^.[]+/.exec(path)?.[0]
  return field === undefined || document.getElementById(domId(field)) !== null || document.getElementById(`${domId(field)}-label`) !== null
}
