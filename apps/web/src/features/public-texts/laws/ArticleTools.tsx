import { articleAnchor, type Law, type LawBlock } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { dayText } from './law-address.ts'

interface ArticleToolsProps {
  law: Law
  block: LawBlock
  /** Prints the part with this anchor alone. */
  onPrint: (anchor: string) => void
}

/** Copy and print of one article. */
export function ArticleTools({ law, block, onPrint }: ArticleToolsProps) {
  const { t, locale } = useText()
  const copy = async (): Promise<void> => {
    const day = law.publishedOn === null ? '' : `（${t('laws.versionOf', { day: dayText(law.publishedOn, locale) })}）`
    await navigator.clipboard.writeText(`《${law.title}》${day}${block.label}\n${block.content}`)
    notify.success(t('laws.copied', { label: block.label }))
  }
  return (
    <>
      {/* a page that came without TLS has no clipboard */}
      {navigator.clipboard !== undefined && (
        <button type="button" aria-label={t('laws.copyArticle', { label: block.label })} onClick={() => void copy().catch(() => undefined)}>
          {t('laws.copy')}
        </button>
      )}
      <button type="button" aria-label={t('laws.printArticle', { label: block.label })} onClick={() => onPrint(articleAnchor(block.key))}>
        {t('laws.print')}
      </button>
    </>
  )
}
