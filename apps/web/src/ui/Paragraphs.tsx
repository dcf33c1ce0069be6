import './paragraphs.css'

export interface ParagraphsProps {
  text: string
  /** Each line break of the text is one on the page (default); else lines run together as in a letter. */
  breaksLines?: boolean
  /** First lines are set in by two characters, as Chinese print does. */
  isIndented?: boolean
}

/**
 * A text as paragraphs (specification §2.10): lines, with or without their breaks, with or without indentation. `^p` is a gap of 8 px
 * (§3). Never HTML: what an editor types is text.
 */
export function Paragraphs({ text, breaksLines = true, isIndented = false }: ParagraphsProps) {
  const blocks = text.split('^p').map((block) => block.replace(/^\s*\n|\s+$/g, ''))
  const lines = (block: string): string[] => (breaksLines ? block.split(/\r?\n/) : [block.replace(/\s*\r?\n\s*/g, '')])
  return (
    <div className={isIndented ? 'paragraphs is-indented' : 'paragraphs'}>
      {blocks
        .filter((block) => block !== '')
        .map((block, index) => (
          <div key={index} className="paragraph">
            {lines(block).map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </div>
        ))}
    </div>
  )
}
