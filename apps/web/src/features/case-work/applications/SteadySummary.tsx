import { useLayoutEffect, useRef, useState } from 'react'
import type { FormDefinition } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { ErrorSummary } from '../../../form/ErrorSummary.tsx'
import { useText } from '../../../lib/i18n.ts'

interface SteadySummaryProps {
  definition: FormDefinition
  problems: readonly FieldProblem[]
  isFocused: boolean
}

/** The summary of a section. It keeps its height while its lines go one by one, so that the field somebody types in does not move. */
export function SteadySummary(props: SteadySummaryProps) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const hasProblems = props.problems.length > 0
  useLayoutEffect(() => {
    if (hasProblems) setHeight((before) => Math.max(before, box.current?.offsetHeight ?? 0))
  }, [hasProblems, props.problems.length])
  if (!hasProblems && height === 0) return null
  return (
    <div ref={box} className="steady-summary" style={{ minHeight: height }}>
      {hasProblems ? <ErrorSummary {...props} /> : <p className="tone-green">{t('application.sectionDone')}</p>}
    </div>
  )
}
