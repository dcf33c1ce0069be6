import type { FormEvent, ReactNode } from 'react'
import { highlight, wordsToMark } from '@wenwu/core/laws/highlight'
import type { Law, LawBlock, LawDetail } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'
import type { LawAddress } from './law-address.ts'
import { LawBlocks } from './LawBlocks.tsx'
import { LawComparison } from './LawComparison.tsx'
import { LawOutline } from './LawOutline.tsx'
import { LawRelated } from './LawRelated.tsx'
import { LawVersions } from './LawVersions.tsx'
import { StandingTag } from './StandingTag.tsx'
import './law.css'

interface LawViewProps {
  detail: LawDetail
  /** The text to stand beside it. */
  other: Law | undefined
  address: LawAddress
  today: string
  /** What only a script can do. */
  tools?: ReactNode
  hitTools?: ReactNode
  articleTools?: (block: LawBlock) => ReactNode
  onDay?: (event: FormEvent<HTMLFormElement>) => void
}

/** How often the words occur in a text. */
function countHits(blocks: readonly LawBlock[], words: readonly string[]): number {
  if (words.length === 0) return 0
  return blocks.reduce(
    (sum, block) =>
      sum + highlight(`${block.kind === 'heading' ? block.label : ''}\n${block.content}`, words).filter((part) => part.isHit).length,
    0,
  )
}

/** The page of a law. Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function LawView({ detail, other, address, today, tools, hitTools, articleTools, onDay }: LawViewProps) {
  const { t } = useText()
  const { law } = detail
  const words = wordsToMark(address.keyword)
  const hits = countHits(law.blocks, words)
  // that a text is not whole must not be folded away
  const [excerpts, history] = [true, false].map((isExcerpt) =>
    law.preamble.split('\n').filter((line) => line !== '' && line.startsWith('节选') === isExcerpt),
  ) as [string[], string[]]
  const articles = law.blocks.filter((block) => block.kind === 'article').length
  const facts = [
    ['laws.documentNumber', law.documentNumber],
    ['laws.lawClass', law.lawClass],
    ['laws.published', law.publishedOn],
    ['laws.written', law.writtenOn],
    ['laws.effective', law.effectiveOn],
    ['laws.repealed', law.repealedOn],
    ['laws.issuer', law.issuer],
  ] as const
  return (
    <div className="page law-page">
      <article className="panel law-paper">
        <header className="law-head">
          <h1>{law.title}</h1>
          <dl>
            <div>
              <dt>{t('laws.standing')}</dt>
              <dd>
                <StandingTag standing={law.standing} />
              </dd>
            </div>
            {facts.map(
              ([key, value]) =>
                value !== null &&
                value !== '' && (
                  <div key={key}>
                    <dt>{t(key)}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {excerpts.map((line) => (
            <p key={line} className="law-excerpt">
              {line}
            </p>
          ))}
          {history.length > 0 && (
            <details className="law-history">
              <summary>{t('laws.history')}</summary>
              {history.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          )}
          <LawVersions detail={detail} address={address} today={today} onDay={onDay} />
          {(tools !== undefined || words.length > 0) && (
            <div className="law-tools no-print">
              {words.length > 0 && other === undefined && (
                <span className="law-hits" role="status">
                  {t('laws.hits', { keyword: address.keyword, n: hits })}
                </span>
              )}
              {hits > 0 && other === undefined && hitTools}
              {tools}
            </div>
          )}
        </header>
        {other !== undefined ? (
          <LawComparison law={law} other={other} address={address} />
        ) : (
          <div className="law-body">
            <LawOutline blocks={law.blocks} />
            <div className="law-text">
              {articles > 0 && <p className="law-count no-print">{t('laws.articleCount', { n: articles })}</p>}
              {law.blocks.length === 0 ? (
                <p className="law-words">{t('laws.noText')}</p>
              ) : (
                <LawBlocks blocks={law.blocks} words={words} articleTools={articleTools} />
              )}
            </div>
            <LawRelated detail={detail} />
          </div>
        )}
      </article>
    </div>
  )
}
