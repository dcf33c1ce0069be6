import { useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { isBlank, isSame } from '@wenwu/core/form/json'
import { getValue, setValue } from '@wenwu/core/form/paths'
import { fieldRights, type Rights } from '@wenwu/core/form/rights'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { applicationKey } from './application-query.ts'
import { CompareDialog } from './CompareDialog.tsx'

interface LastApplicationProps {
  view: CaseView
  definition: FormDefinition
  rights: Rights
  data: FormData
  /** Changes the form at these paths. */
  onChange: (values: Readonly<Record<string, unknown>>) => void
}

const withValues = (data: FormData, values: Readonly<Record<string, unknown>>): FormData =>
  Object.entries(values).reduce((filled, [path, value]) => setValue(filled, path, value), data)

/**
 * «沿用上次申请»: says from which one, fills in what is blank, asks about what is said already field by field, and can be undone. Nothing is shown
 * where the account has not filed yet or the form says the same.
 */
export function LastApplication({ view, definition, rights, data, onChange }: LastApplicationProps) {
  const { t, textOf } = useText()
  const [isAsking, setAsking] = useState(false)
  const [taken, setTaken] = useState<{ before: Record<string, unknown>; after: Record<string, unknown> }>()
  const { data: last } = useQuery({
    queryKey: [...applicationKey(view.id), 'last-application'],
    queryFn: ({ signal }) => call(contract.lastApplication, { id: view.id }, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  if (last === undefined || last === null) return null

  const other = Object.fromEntries(
    Object.entries(last.values).filter(([path, value]) => fieldRights(path, rights).editable && !isSame(getValue(data, path), value)),
  )
  const spoken = Object.keys(other).filter((path) => !isBlank(getValue(data, path)))
  const from = t('application.lastFrom', {
    title: last.title || textOf(last.itemName),
    number: last.number,
    date: formatDate(last.submittedAt),
  })
  const take = (values: Record<string, unknown>): void => {
    setTaken({ before: Object.fromEntries(Object.keys(values).map((path) => [path, getValue(data, path)])), after: values })
    onChange(values)
  }
  const undo = (): void => {
    if (taken === undefined) return
    // what was typed over it since stays
    const paths = Object.keys(taken.before).filter((path) => isSame(getValue(data, path), taken.after[path]))
    onChange(Object.fromEntries(paths.map((path) => [path, taken.before[path]])))
    setTaken(undefined)
  }

  if (taken !== undefined)
    return (
      <div className="last-application" role="status">
        <span>
          {t('application.lastTaken', { n: Object.keys(taken.after).length })} {from}
        </span>
        <Button size="small" onClick={undo}>
          {t('form.undo')}
        </Button>
      </div>
    )
  if (Object.keys(other).length === 0) return null
  return (
    <>
      <div className="last-application">
        <span>{from}</span>
        <Button size="small" onClick={() => (spoken.length === 0 ? take(other) : setAsking(true))}>
          {t('application.lastTake')}
        </Button>
      </div>
      {isAsking && (
        <CompareDialog
          title={t('application.lastTake')}
          intro={t('application.lastIntro')}
          definition={definition}
          rights={rights}
          mine={{ label: t('application.lastNow'), note: '', data }}
          theirs={{ label: t('application.lastThen'), note: from, data: withValues(data, other) }}
          // what is blank takes the last answer, what is said stays, unless the person chooses otherwise
          base={withValues(data, Object.fromEntries(spoken.map((path) => [path, null])))}
          preset="mine"
          confirmText={t('application.compareTake')}
          onConfirm={(merged, all) => {
            const chosen = all === 'theirs' ? withValues(data, other) : merged
            const changed = Object.keys(other).filter((path) => !isSame(getValue(chosen, path), getValue(data, path)))
            if (changed.length > 0) take(Object.fromEntries(changed.map((path) => [path, getValue(chosen, path)])))
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
