import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { contract } from '@wenwu/core/cases/contract'
import type { ItemEntry } from '@wenwu/core/items/contract'
import { newId } from '@wenwu/core/kernel/id'
import { useItemVersion } from '../../../item/use-item-version.ts'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient, queryKeys, refreshAfterActing } from '../../../lib/query.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { applicationKey } from './application-query.ts'
import { promiseOf } from './promise-days.ts'

const shownDrafts = 3

/** What an item takes, before anything is filled in: who, how long, which papers; drafts of it that were begun; the button that begins. */
export function ItemOffer({ entry, onBack }: { entry: ItemEntry; onBack?: (() => void) | undefined }) {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { version, error, refetch } = useItemVersion(entry.versionId)
  const drafts = useQuery({
    queryKey: [...queryKeys.cases, 'drafts-of', entry.code],
    queryFn: ({ signal }) =>
      call(
        contract.query,
        { filter: { preset: 'draft', itemCode: entry.code }, sort: 'updated-desc', page: { number: 1, size: 10 } },
        { signal, isQuiet: true },
      ),
  })
  const item = version?.definition
  const promise = promiseOf(item)
  const allDrafts = pathTo('cases', {}, { preset: 'draft' })
  const guide = pathTo('guide-page', { itemCode: entry.code })
  const materials = item?.materials.filter(({ by }) => by === 'applicant') ?? []

  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      // One key for this click: a reply that is lost on the way leaves one draft, not two.
      const view = await call(contract.createDraft, { itemCode: entry.code }, { idempotencyKey: newId() })
      queryClient.setQueryData(applicationKey(view.id), view)
      await navigate(pathTo('application-form', { id: view.id }) ?? '/home')
      await refreshAfterActing()
    } catch {
      // call() has told why.
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="panel item-offer" aria-label={textOf(entry.name)}>
      {onBack !== undefined && (
        <Button type="link" size="small" onClick={onBack}>
          {t('application.chooseOther')}
        </Button>
      )}
      <h2 tabIndex={-1}>{textOf(entry.name)}</h2>
      {error !== null && error !== undefined && <ErrorState error={error} onRetry={refetch} />}
      {drafts.data !== undefined && drafts.data.rows.length > 0 && (
        <div className="item-drafts">
          <p>{t('application.draftsOpen', { n: drafts.data.total })}</p>
          <ul>
            {drafts.data.rows.slice(0, shownDrafts).map((row) => (
              <li key={row.id}>
                <Link to={pathTo('application-form', { id: row.id }) ?? ''}>{row.title || t('application.draftUntitled')}</Link>
                <span className="upload-facts">{t('application.draftSaved', { time: formatMinute(row.updatedAt) })}</span>
              </li>
            ))}
          </ul>
          {drafts.data.rows.length > shownDrafts && allDrafts !== undefined && <Link to={allDrafts}>{t('application.draftsAll')}</Link>}
        </div>
      )}
      {item !== undefined && (
        <>
          <KeyValue
            columns={1}
            pairs={[
              {
                key: 'who',
                label: t('guide.applicants'),
                value: item.applicants
                  .map((kind) => t(kind === 'legal-entity' ? 'guide.legalEntity' : 'guide.individual'))
                  .join(t('application.listSeparator')),
              },
              { key: 'where', label: t('guide.acceptInstitution'), value: textOf(item.guide.acceptInstitution) },
              { key: 'deadline', label: t('guide.statutoryDeadline'), value: textOf(item.guide.statutoryDeadline) },
              { key: 'charge', label: t('guide.charge'), value: textOf(item.guide.chargeNorm) },
            ]}
          />
          <h3>{t('application.conditions')}</h3>
          <ul className="item-points">
            {item.guide.acceptConditions.map((condition) => (
              <li key={condition.zh_CN}>{textOf(condition)}</li>
            ))}
          </ul>
          <h3>{t('application.needed', { n: materials.length })}</h3>
          <ol className="item-points is-numbered">
            {materials.map((material) => (
              <li key={material.key}>
                {textOf(material.name)}
                <span className="upload-need">
                  {t(
                    material.required === true
                      ? 'application.needRequired'
                      : material.required === false
                        ? 'application.needOptional'
                        : 'guide.conditional',
                  )}
                </span>
              </li>
            ))}
          </ol>
          <div className="promise">
            <p>
              <strong>{t(promise.key, { n: promise.n })}</strong>
            </p>
            <p>{t('application.savedByItself')}</p>
          </div>
        </>
      )}
      <footer className="item-offer-acts">
        <Button type="primary" size="large" loading={isBusy} onClick={() => void begin()}>
          {t('application.begin')}
        </Button>
        {guide !== undefined && <Link to={guide}>{t('application.openGuide')}</Link>}
      </footer>
    </section>
  )
}
