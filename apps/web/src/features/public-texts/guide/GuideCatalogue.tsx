import type { FormEvent, RefObject } from 'react'
import { Link } from 'react-router'
import { guideCategoryNames } from '@wenwu/core/guides/category-names'
import { guidePath, type GuideEntry } from '@wenwu/core/guides/model'
import { groupByCategory, guideCategories } from '@wenwu/core/item/categories'
import { matterCode } from '@wenwu/core/item/matter-code'
import { useText } from '../../../lib/i18n.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { searchAddress } from '../../../ui/public-links.ts'
import { Applicants } from './Applicants.tsx'
import type { ApplyWay } from './apply-way.ts'
import { applicantKinds, findEntries, readCatalogueAddress, type CatalogueAddress } from './catalogue.ts'
import './guide.css'

interface GuideCatalogueProps {
  entries: readonly GuideEntry[]
  address: CatalogueAddress
  wayOf: (entry: GuideEntry) => ApplyWay
  /** With it the form answers while one types; without a script it is sent by its button. */
  onChange?: (address: CatalogueAddress) => void
  /** Told before the conditions are cleared: what was typed last is not in the address yet. */
  onClear?: () => void
  keywordInput?: RefObject<HTMLInputElement | null>
}

/** All matters by category (specification §2.7). Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function GuideCatalogue({ entries, address, wayOf, onChange, onClear, keywordInput }: GuideCatalogueProps) {
  const { t, textOf } = useText()
  const found = findEntries(entries, address, textOf)
  const groups = groupByCategory(found)
  const hasFilter = Object.values(address).some((value) => value !== '')
  const columns = ['guide.code', 'guide.itemName', 'guide.itemType', 'guide.statutoryDeadline', 'guide.applicants', 'guide.online'] as const
  return (
    <div className="page guide-list">
      <PageHeader title={t('guide.title')} description={t('guide.intro')} />
      <section className="panel">
        <form
          className="guide-search no-print"
          action="/work-guide"
          method="get"
          role="search"
          {...(onChange !== undefined && {
            onChange: (event: FormEvent<HTMLFormElement>) => onChange(readCatalogueAddress(new FormData(event.currentTarget))),
            onSubmit: (event: FormEvent) => event.preventDefault(),
          })}
        >
          <input
            ref={keywordInput}
            type="search"
            name="keyword"
            maxLength={100}
            defaultValue={address.keyword}
            placeholder={t('guide.search')}
            aria-label={t('guide.search')}
          />
          <select name="category" aria-label={t('guide.category')} {...valueOf(address.category, onChange !== undefined)}>
            <option value="">{t('guide.allCategories')}</option>
            {guideCategories
              .filter((category) => entries.some((entry) => entry.category === category))
              .map((category) => (
                <option key={category} value={category}>
                  {textOf(guideCategoryNames[category])}
                </option>
              ))}
          </select>
          <select name="applicant" aria-label={t('guide.applicants')} {...valueOf(address.applicant, onChange !== undefined)}>
            <option value="">{t('guide.allApplicants')}</option>
            {applicantKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kind === 'legal-entity' ? 'guide.legalEntity' : 'guide.individual')}
              </option>
            ))}
          </select>
          {onChange === undefined && <button type="submit">{t('guide.find')}</button>}
          {hasFilter && (
            <Link to="/work-guide" onClick={onClear}>
              {t('guide.clear')}
            </Link>
          )}
          <span className="guide-count" role="status">
            {t('guide.count', { n: found.length })}
          </span>
        </form>
        {groups.length > 1 && (
          <nav className="guide-groups no-print" aria-label={t('guide.categories')}>
            {groups.map(({ category, entries: rows }) => (
              <a key={category} href={`#guides-${category}`}>
                {textOf(guideCategoryNames[category])} <span>{rows.length}</span>
              </a>
            ))}
          </nav>
        )}
        {found.length === 0 ? (
          <div className="guide-missing">
            <p>{t('guide.none')}</p>
            {address.keyword.trim() !== '' && (
              <Link to={searchAddress({ q: address.keyword.trim() })}>{t('guide.searchTexts', { keyword: address.keyword.trim() })}</Link>
            )}
          </div>
        ) : (
          <table className="guide-table">
            <thead>
              <tr>
                {columns.map((key) => (
                  <th scope="col" key={key}>
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ category, entries: rows }) => (
              <tbody key={category} id={`guides-${category}`}>
                <tr className="guide-table-group">
                  <th scope="rowgroup" colSpan={columns.length}>
                    <h2>{textOf(guideCategoryNames[category])}</h2>
                  </th>
                </tr>
                {rows.map((entry) => (
                  <tr key={entry.code}>
                    <td className="mono">{matterCode(entry.code) || '—'}</td>
                    <td>
                      <Link to={guidePath(entry.code)}>{textOf(entry.name)}</Link>
                      {entry.region !== null && <span className="guide-region">{entry.region}</span>}
                    </td>
                    <td data-label={t('guide.itemType')}>{entry.itemType === null ? '—' : textOf(entry.itemType)}</td>
                    <td data-label={t('guide.statutoryDeadline')}>{entry.deadline === null ? '—' : textOf(entry.deadline)}</td>
                    <td data-label={t('guide.applicants')}>
                      <Applicants kinds={entry.applicants} />
                    </td>
                    <td>
                      <Online entry={entry} way={wayOf(entry)} />
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        )}
      </section>
    </div>
  )
}

/** A select that a script follows shows the address; otherwise it only begins there. */
function valueOf(value: string, isFollowed: boolean) {
  // the form hears every change
  return isFollowed ? { value, onChange: () => undefined } : { defaultValue: value }
}

function Online({ entry, way }: { entry: GuideEntry; way: ApplyWay }) {
  const { t, textOf } = useText()
  if (way.state === 'none') return <span className="guide-none">{t('guide.notOnline')}</span>
  if (way.path === undefined) return t('guide.isOnline')
  return (
    <Link className="guide-online" to={way.path} onClick={way.onFollow} aria-label={t('guide.applyFor', { name: textOf(entry.shortName) })}>
      {t('guide.handleOnline')}
    </Link>
  )
}
