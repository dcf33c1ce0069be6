import { useMemo } from 'react'
import { Link } from 'react-router'
import { compareArticles, type ArticlePair, type TextPart } from '@wenwu/core/laws/compare'
import { newestFirst } from '@wenwu/core/laws/in-force'
import type { Law } from '@wenwu/core/laws/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../lib/i18n.ts'
import { dayText, lawAddress, type LawAddress } from './law-address.ts'

const stateTexts: Record<ArticlePair['state'], TextKey> = {
  same: 'laws.stateSame',
  moved: 'laws.stateMoved',
  changed: 'laws.stateChanged',
  added: 'laws.stateAdded',
  removed: 'laws.stateRemoved',
}

/** One side of a changed article: what the other text does not have is marked. */
function Side({ parts, side }: { parts: readonly TextPart[]; side: 'older' | 'newer' }) {
  const { t } = useText()
  const own = side === 'older' ? 'removed' : 'added'
  return (
    <p>
      {parts
        .filter((part) => part.kind === 'same' || part.kind === own)
        .map((part, index) => {
          if (part.kind === 'same') return part.text
          const Mark = own === 'removed' ? 'del' : 'ins'
          return (
            <Mark key={index}>
              <span className="visually-hidden">{t(own === 'removed' ? 'laws.wordsRemoved' : 'laws.wordsAdded')}</span>
              {part.text}
            </Mark>
          )
        })}
    </p>
  )
}

function Cell({ pair, side }: { pair: ArticlePair; side: 'older' | 'newer' }) {
  const block = side === 'older' ? pair.older : pair.newer
  if (block === undefined) return <td className="is-absent" />
  return (
    <td>
      <strong>{block.label}</strong>
      {pair.parts === undefined ? <p>{block.content}</p> : <Side parts={pair.parts} side={side} />}
    </td>
  )
}

/** Two texts of one law side by side, article by article; changed ones are marked word by word. */
export function LawComparison({ law, other, address }: { law: Law; other: Law; address: LawAddress }) {
  const { t, locale } = useText()
  const [newer, older] = newestFirst([law, other]) as [Law, Law]
  const pairs = useMemo(() => compareArticles(older.blocks, newer.blocks), [older.blocks, newer.blocks])
  const count = (state: ArticlePair['state']): number => pairs.filter((pair) => pair.state === state).length
  const shown = address.onlyChanged ? pairs.filter((pair) => pair.state !== 'same') : pairs
  const settings = { keyword: address.keyword, compare: other.id }
  const nameOf = (text: Law): string => t('laws.versionOf', { day: text.publishedOn === null ? '—' : dayText(text.publishedOn, locale) })
  return (
    <section className="law-comparison" aria-labelledby="law-comparison">
      <div className="law-comparison-head">
        <h2 id="law-comparison">{t('laws.comparison')}</h2>
        <p>
          {t('laws.comparedCount', {
            all: pairs.length,
            changed: count('changed'),
            added: count('added'),
            removed: count('removed'),
            moved: count('moved'),
          })}
        </p>
        <p className="law-comparison-links no-print">
          <Link to={lawAddress(law, address.onlyChanged ? settings : { ...settings, changed: '1' })}>
            {t(address.onlyChanged ? 'laws.showAll' : 'laws.changedOnly')}
          </Link>
          <Link to={lawAddress(law, { keyword: address.keyword })}>{t('laws.closeComparison')}</Link>
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{nameOf(older)}</th>
            <th scope="col" className="law-comparison-state">
              {t('laws.comparison')}
            </th>
            <th scope="col">{nameOf(newer)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((pair, index) => (
            <tr key={index} className={`is-${pair.state}`}>
              <Cell pair={pair} side="older" />
              <td className="law-comparison-state">
                <span>{t(stateTexts[pair.state])}</span>
              </td>
              <Cell pair={pair} side="newer" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
