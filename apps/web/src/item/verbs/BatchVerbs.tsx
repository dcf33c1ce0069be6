import { useState } from 'react'
import { Button } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/tasks/contract'
import type { TaskRow, VerbOffer } from '@wenwu/core/tasks/schemas'
import { findVerb, type VerbName } from '@wenwu/core/tasks/verb'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { useShortcuts } from '../../lib/keys.ts'
import { notify } from '../../lib/notify.ts'
import { queryKeys, refreshAfterActing } from '../../lib/query.ts'
import type { BatchOutcome } from '../../ui/list/LeftoverDialog.tsx'
import { VerbFormDialog } from './VerbFormDialog.tsx'

export interface BatchVerbsProps {
  rows: readonly TaskRow[]
  /** Leaves these rows selected and no others. */
  keep: (keys: readonly string[]) => void
  /** Some were left as they are. Told outside the selection, which may go with the next look at the list. */
  onLeft: (outcome: BatchOutcome) => void
  /** What the page says beside the buttons, of the verbs that may be done to all of them. */
  say?: (verbs: readonly string[]) => string | undefined
}

/** With Shift. */
const letters: Partial<Record<VerbName, string>> = { transfer: 'T', 'take-over': 'O', urge: 'R' }

/** What may be done to the selected tasks, or to some of them, with the same words: a button each, which opens one dialog; afterwards a result for each. */
export function BatchVerbs({ rows, keep, onLeft, say }: BatchVerbsProps) {
  const { t, textOf } = useText()
  const [open, setOpen] = useState<VerbOffer>()
  const ids = rows.map(({ taskId }) => taskId)
  const selection = [...ids].sort().join()
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...queryKeys.tasks, 'verb-offers', selection],
    queryFn: ({ signal }) => call(contract.verbOffers, { ids }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  // a verb of a newer release than this page has no words here
  const offers = (data ?? []).flatMap((offer) => {
    const verb = findVerb(offer.verb)
    if (verb === undefined) return []
    const label = textOf(verb.label)
    return [
      {
        offer,
        label: offer.ids === undefined ? label : t('case.verbOfSome', { label, n: offer.ids.length }),
        letter: letters[offer.verb as VerbName],
      },
    ]
  })
  const shortcuts = offers.flatMap(({ offer, letter }) => (letter === undefined ? [] : [[letter, () => setOpen(offer)] as const]))
  useShortcuts(Object.fromEntries(shortcuts), open === undefined && !isPlaceholderData)

  const idsOf = (offer: VerbOffer): string[] => offer.ids ?? ids
  const send = async (offer: VerbOffer, input: Record<string, unknown>, attempt: string): Promise<string | undefined> => {
    const { verb } = offer
    const label = textOf(findVerb(verb)!.label)
    const results = await call(contract.verbBatch, { verb, ids: idsOf(offer), input }, { idempotencyKey: attempt, isQuiet: true })
    const leftovers = rows.flatMap(({ taskId, title, number }) => {
      const refused = results.find(({ id }) => id === taskId)
      if (refused === undefined || refused.error === null) return []
      return [{ key: taskId, name: title, detail: number ?? '', why: t(`errors.${refused.error}`, refused.params) }]
    })
    const done = results.length - leftovers.length
    const reasons = new Set(leftovers.map(({ why }) => why))
    // nothing was done for one reason: it stands in the dialog, with all that was typed
    if (done === 0 && reasons.size === 1) return [...reasons][0]
    const spared = ids.filter((id) => !idsOf(offer).includes(id))
    keep([...leftovers.map(({ key }) => key), ...spared])
    if (leftovers.length === 0) notify.success(t('case.verbDoneMany', { label, n: done }))
    else onLeft({ title: t('list.batchResultTitle', { action: label, done, failed: leftovers.length }), leftovers })
    await refreshAfterActing()
    return undefined
  }
  return (
    <>
      {offers.map(({ offer, label, letter }) => (
        <Button
          key={offer.verb}
          size="small"
          disabled={isPlaceholderData}
          {...(letter !== undefined && {
            title: t('list.withKey', { label, key: `Shift+${letter}` }),
            'aria-keyshortcuts': `Shift+${letter}`,
          })}
          onClick={() => setOpen(offer)}
        >
          {label}
        </Button>
      ))}
      {data !== undefined && say?.(offers.map(({ offer }) => offer.verb))}
      {open !== undefined && (
        <VerbFormDialog
          offer={open}
          place={`${selection}:${open.verb}`}
          about={
            <p>
              {open.ids === undefined
                ? t('case.verbOnMany', { n: rows.length })
                : t('case.verbOnSome', { all: rows.length, n: open.ids.length })}
            </p>
          }
          send={(input, attempt) => send(open, input, attempt)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
