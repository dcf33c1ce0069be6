import type { ReactNode } from 'react'
import { highlight } from '@wenwu/core/laws/highlight'
import { articleAnchor, type LawBlock } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'

interface LawBlocksProps {
  blocks: readonly LawBlock[]
  words: readonly string[]
  /** Buttons of one article; none where no script runs. */
  articleTools?: ((block: LawBlock) => ReactNode) | undefined
}

/** Words of a text with those looked for marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return highlight(text, words).map((part, index) => (part.isHit ? <mark key={index}>{part.text}</mark> : part.text))
}

function Paragraphs({ text, words }: { text: string; words: readonly string[] }) {
  return text.split('\n').map((line, index) => (
    <p key={index}>
      <Marked text={line} words={words} />
    </p>
  ))
}

/** Anchor of a heading, by its place among all parts. */
export function headingAnchor(index: number): string {
  return `sec-${index}`
}

/** The text of a law; each article has its anchor. */
export function LawBlocks({ blocks, words, articleTools }: LawBlocksProps) {
  const { t } = useText()
  return blocks.map((block, index) => {
    if (block.kind === 'heading') {
      const Heading = block.level <= 2 ? 'h2' : 'h3'
      return (
        <Heading key={index} id={headingAnchor(index)} className="law-heading">
          <Marked text={block.label} words={words} />
        </Heading>
      )
    }
    if (block.kind === 'text')
      return (
        <div key={index} className="law-words">
          <Paragraphs text={block.content} words={words} />
        </div>
      )
    const anchor = articleAnchor(block.key)
    return (
      <section key={index} id={anchor} className="law-article" aria-labelledby={`${anchor}-label`}>
        <div className="law-article-head">
          <h3 id={`${anchor}-label`}>{block.label}</h3>
          <a className="law-anchor no-print" href={`#${anchor}`} aria-label={t('laws.anchor', { label: block.label })}>
            #
          </a>
          {articleTools !== undefined && <span className="law-article-tools no-print">{articleTools(block)}</span>}
        </div>
        <Paragraphs text={block.content} words={words} />
      </section>
    )
  })
}
