import { Link } from 'react-router'
import { findEntry, nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import type { DecisionView } from '@wenwu/core/decisions/model'
import { formatDay } from '@wenwu/core/i18n/format'
import { useText } from '../../../lib/i18n.ts'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import './decisions.css'

/** One licence that was granted, with the text of the reply where that is published. Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function DecisionSheet({ decision, listPath }: { decision: DecisionView; listPath: string }) {
  const { t, textOf, locale } = useText()
  const { number, title, matter, unitName, provinceCode, decidedOn, text } = decision
  const province = provinceCode === null || findEntry(provinces, provinceCode) === undefined ? '' : nameOf(provinces, provinceCode, locale)
  const facts: [string, string][] = [
    [t('decisions.number'), number],
    [t('decisions.matter'), textOf(matter)],
    [t('decisions.unitName'), unitName || t('decisions.unnamed')],
    [t('decisions.province'), province],
    [t('decisions.decidedOn'), formatDay(decidedOn, locale)],
    ...(text === null ? [] : [[t('decisions.issuer'), text.issuer] as [string, string]]),
  ]
  return (
    <div className="page decision-page">
      <article className="panel decision">
        <h1>{title || textOf(matter)}</h1>
        <dl className="decision-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {text === null ? (
          <p className="decision-none">{t('decisions.textNotPublished')}</p>
        ) : (
          <section className="decision-text" aria-label={t('decisions.text')} lang="zh-CN">
            <h2>{text.title}</h2>
            <p>{text.mainRecipient}：</p>
            <Paragraphs text={[...text.body, text.closing].filter(Boolean).join('\n')} isIndented />
          </section>
        )}
      </article>
      <p className="no-print">
        <Link to={listPath}>{t('decisions.back')}</Link>
      </p>
    </div>
  )
}
