import { formatDay } from '@wenwu/core/i18n/format'
import type { CheckedPaper } from '@wenwu/core/papers/schemas'
import { useText } from '../../../lib/i18n.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { ProgressNote } from '../../../ui/ProgressNote.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { CheckForm } from './CheckForm.tsx'
import './papers.css'

interface CheckedSheetProps {
  /** Undefined: no code is asked about yet, or what was typed cannot be one. */
  paper: CheckedPaper | null | 'too-many' | undefined
  /** The code that was asked about. */
  code: string
  onCheck?: (code: string) => void
  /** Nobody is signed in. */
  isVisitor: boolean
}

/**
 * What the check of a paper says, and the form for a code; every code that belongs to none reads the same. Drawn by the server too (apps/web/src/public), so it takes nothing
 * from the browser.
 */
export function CheckedSheet({ paper, code, onCheck, isVisitor }: CheckedSheetProps) {
  const { t, textOf, locale } = useText()
  return (
    <div className="page checked-paper">
      <PageHeader title={t('papers.checkTitle')} />
      {isVisitor && paper === undefined && <ProgressNote />}
      <section className="panel">
        {paper === undefined ? (
          <p>{t('papers.askText')}</p>
        ) : paper === 'too-many' ? (
          <p role="alert">{t('papers.tooMany')}</p>
        ) : paper === null ? (
          <>
            <h2>{t('papers.unknown')}</h2>
            <p>{t('papers.unknownText')}</p>
          </>
        ) : (
          <>
            <p>{t('papers.checkIntro')}</p>
            <KeyValue
              columns={1}
              pairs={[
                { key: 'kind', label: t('papers.kind'), value: textOf(paper.name) },
                { key: 'number', label: t('papers.number'), value: <span className="mono">{paper.number}</span> },
                { key: 'day', label: t('papers.day'), value: formatDay(paper.day, locale) },
                { key: 'state', label: t('papers.state'), value: textOf(paper.state) },
              ]}
            />
          </>
        )}
        {paper === undefined || paper === null || paper === 'too-many' ? (
          <CheckForm code={code} onCheck={onCheck} />
        ) : (
          <div className="check-another">
            <h2>{t('papers.checkAnother')}</h2>
            <CheckForm code="" onCheck={onCheck} />
          </div>
        )}
      </section>
    </div>
  )
}
