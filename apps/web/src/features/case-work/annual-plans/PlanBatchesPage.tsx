import { useMemo, useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/annual-plans/contract'
import { planName } from '@wenwu/core/annual-plans/list'
import type { BatchProgress } from '@wenwu/core/annual-plans/model'
import type { ListField } from '@wenwu/core/list/field'
import type { Locale } from '@wenwu/core/i18n/text'
import type { Words } from '@wenwu/core/i18n/words'
import { joinList } from '@wenwu/core/i18n/format'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { ListCards } from '../../../ui/list/ListCards.tsx'
import { columnsOf } from '../../../ui/list/shown-list.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { LastDayField } from './LastDayField.tsx'
import { moveDeadline } from './move-deadline.ts'
import { planKeys, refreshBatches } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'
import '../../../ui/list/list.css'
import './annual-plans.css'

type Open = { kind: 'open' } | { kind: 'deadline' | 'close'; batch: BatchProgress }

/** 计划批次: what the bureau has opened, how far the provinces have come in each, its last day and its end. */
export function PlanBatchesPage() {
  const words = useText()
  const { t } = words
  const isNarrow = useIsNarrow()
  const [open, setOpen] = useState<Open>()
  const { data, error, refetch } = useQuery({
    queryKey: planKeys.progress,
    queryFn: ({ signal }) => call(contract.batchProgress, {}, { signal, isQuiet: true }),
  })
  if (error !== null && data === undefined) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  const close = (): void => setOpen(undefined)
  return (
    <div className="page">
      <PageHeader
        title={t('annual-plans.batches')}
        actions={
          <Button type="primary" onClick={() => setOpen({ kind: 'open' })}>
            {t('annual-plans.openBatch')}
          </Button>
        }
      />
      <p className="plan-ask">{t(data.length === 0 ? 'annual-plans.emptyBatches' : 'annual-plans.batchesHint')}</p>
      {isNarrow && data.length > 0 && <BatchCards batches={data} onOpen={setOpen} />}
      {!isNarrow && data.length > 0 && (
        <div className="plan-scroll">
          <table className="plan-table plan-batch-table">
            <thead>
              <tr>
                <th scope="col">{t('annual-plans.batch')}</th>
                <th scope="col">{t('annual-plans.dueOn')}</th>
                <th scope="col">{t('annual-plans.status')}</th>
                {stages.map(([key, title]) => (
                  <th key={key} scope="col">
                    {t(title)}
                  </th>
                ))}
                <th scope="col">{t('annual-plans.batchLate')}</th>
                <th scope="col" />
              </tr>
            </thead>
            <tbody>
              {data.map((batch) => (
                <tr key={batch.id}>
                  <td>{planName({ ...batch, batch: batch.number }, words)}</td>
                  <td className="mono">{formatDate(batch.dueOn)}</td>
                  <td>
                    <BatchState batch={batch} />
                  </td>
                  {stages.map(([key]) => (
                    <Provinces key={key} codes={batch[key]} />
                  ))}
                  {/* their names stand in the two columns before */}
                  <td>
                    <strong>{lateIn(batch)}</strong>
                  </td>
                  <td>
                    <Button size="small" onClick={() => setOpen({ kind: 'deadline', batch })}>
                      {t('annual-plans.moveDeadline')}
                    </Button>{' '}
                    {!batch.isOver && (
                      <Button size="small" danger onClick={() => setOpen({ kind: 'close', batch })}>
                        {t('annual-plans.closeBatch')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open?.kind === 'open' && <BatchDialog onClose={close} />}
      {open?.kind === 'deadline' && <DeadlineDialog batch={open.batch} onClose={close} />}
      {open?.kind === 'close' && <CloseDialog batch={open.batch} onClose={close} />}
    </div>
  )
}

const stateOf = ({ isClosed, isOver }: BatchProgress): 'closed' | 'over' | 'open' => (isClosed ? 'closed' : isOver ? 'over' : 'open')

/** How many have not reported in time; their names stand with those who compile and who have none. */
const lateIn = ({ isLate, compiling, waiting }: BatchProgress): number => (isLate ? compiling.length + waiting.length : 0)

/** How far the provinces are, with the titles. */
const stages = [
  ['reported', 'annual-plans.batchReported'],
  ['returned', 'annual-plans.status-returned'],
  ['compiling', 'annual-plans.batchCompiling'],
  ['waiting', 'annual-plans.batchWaiting'],
] as const

const batchFields: readonly ListField<BatchProgress>[] = [
  { key: 'dueOn', title: 'annual-plans.dueOn', kind: 'date', isOnCard: true },
  { key: 'status', title: 'annual-plans.status', isOnCard: true, value: (batch, { t }) => t(`annual-plans.batch-${stateOf(batch)}`) },
  ...stages.map(([key, title]) => ({
    key,
    title,
    isOnCard: true,
    value: ({ [key]: codes }: BatchProgress, { locale }: Words) => `${codes.length} ${namesOf(codes, locale)}`.trim(),
  })),
  { key: 'late', title: 'annual-plans.batchLate', isOnCard: true, value: (batch) => String(lateIn(batch)) },
]
const stateCell = { status: (batch: BatchProgress) => <BatchState batch={batch} /> }
const noKeys: ReadonlySet<string> = new Set()

/** The same on a phone, where the table would have to be moved sideways. */
function BatchCards({ batches, onOpen }: { batches: readonly BatchProgress[]; onOpen: (open: Open) => void }) {
  const words = useText()
  const { t } = words
  const columns = useMemo(() => columnsOf(batchFields, words, stateCell), [words])
  return (
    <div className="panel plan-batch-cards">
      <ListCards
        list={{
          title: t('annual-plans.batches'),
          columns,
          rowKey: ({ id }) => id,
          rowTitle: (batch) => planName({ ...batch, batch: batch.number }, words),
          rowActions: (batch) => [
            { key: 'deadline', label: t('annual-plans.moveDeadline'), onClick: () => onOpen({ kind: 'deadline', batch }) },
            ...(batch.isOver
              ? []
              : [{ key: 'close', label: t('annual-plans.closeBatch'), isDanger: true, onClick: () => onOpen({ kind: 'close', batch }) }]),
          ],
        }}
        rows={batches}
        isDimmed={false}
        selected={noKeys}
        onSelect={() => undefined}
        placeholder={null}
      />
    </div>
  )
}

function BatchState({ batch }: { batch: BatchProgress }) {
  const { t } = useText()
  return <span className={`status-tag tone-${batch.isOver ? 'grey' : 'green'}`}>{t(`annual-plans.batch-${stateOf(batch)}`)}</span>
}

function namesOf(codes: readonly string[], locale: Locale): string {
  return joinList(
    codes.map((code) => nameOf(provinces, code, locale)),
    locale,
  )
}

/** How many, and who. */
function Provinces({ codes }: { codes: readonly string[] }) {
  const { locale } = useText()
  return (
    <td>
      <strong>{codes.length}</strong>
      {codes.length > 0 && <p>{namesOf(codes, locale)}</p>}
    </td>
  )
}

interface BatchProps {
  batch: BatchProgress
  onClose: () => void
}

function DeadlineDialog({ batch, onClose }: BatchProps) {
  const words = useText()
  const { t } = words
  const { values, errors, set, send, refuse } = useDialogFields({ dueOn: '' })
  const save = async (): Promise<void> => {
    if (values.dueOn === '') refuse({ dueOn: t('errors.plan-required') })
    await send(() => moveDeadline(batch.id, values.dueOn))
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      title={t('annual-plans.moveDeadlineTitle', { name: planName({ ...batch, batch: batch.number }, words) })}
      confirmText={t('annual-plans.moveDeadline')}
      onConfirm={save}
      onClose={onClose}
    >
      <DeadlineNote batch={batch} dueOn={values.dueOn} />
      <LastDayField year={batch.year} value={values.dueOn} error={errors.dueOn} onChange={(dueOn) => set({ dueOn })} />
    </ConfirmDialog>
  )
}

function CloseDialog({ batch, onClose }: BatchProps) {
  const words = useText()
  const { t } = words
  const end = async (): Promise<void> => {
    await call(contract.closeBatch, { id: batch.id })
    notify.success(t('annual-plans.batchClosed'))
    await refreshBatches()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('annual-plans.closeBatchTitle', { name: planName({ ...batch, batch: batch.number }, words) })}
      confirmText={t('annual-plans.closeBatch')}
      onConfirm={end}
      onClose={onClose}
    >
      <p>{t('annual-plans.closeBatchText')}</p>
    </ConfirmDialog>
  )
}
