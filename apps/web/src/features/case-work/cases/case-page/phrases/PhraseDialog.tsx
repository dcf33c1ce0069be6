import { useState } from 'react'
import { Button } from 'antd'
import { maxPhrases, type Phrase, type PhrasePurpose } from '@wenwu/core/phrases/model'
import { useText } from '../../../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx'
import { PhraseEditor } from './PhraseEditor.tsx'
import { PhraseRow } from './PhraseRow.tsx'
import { contract } from '@wenwu/core/phrases/contract'
import { call } from '../../../../../lib/call.ts'

export interface PhraseDialogProps {
  purpose: PhrasePurpose
  phrases: readonly Phrase[]
  /** Whether the person keeps the phrases of their organisation. */
  canShare: boolean
  /** A phrase was chosen; the dialog closes by itself. */
  onInsert: (phrase: Phrase) => void
  /** It has closed, and the focus may go elsewhere. */
  onClosed: () => void
}

/** All phrases in the order of the menu: one's own, then those of the organisation, which some may change and all may use. */
export function PhraseDialog({ purpose, phrases, canShare, onInsert, onClosed }: PhraseDialogProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(true)
  const own = phrases.filter((phrase) => !phrase.isShared)
  const shared = phrases.filter((phrase) => phrase.isShared)
  const insert = (phrase: Phrase): void => {
    onInsert(phrase)
    setOpen(false)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      hasFields
      title={t(purpose === 'opinion' ? 'phrases.manageTitle' : 'phrases.corrections')}
      width={600}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      <PhraseList
        title={t('phrases.ownCount', { n: own.length, max: maxPhrases })}
        addText={t('phrases.addOwn')}
        emptyText={t('phrases.noneOwn')}
        phrases={own}
        purpose={purpose}
        isShared={false}
        canChange
        onInsert={insert}
      />
      {(canShare || shared.length > 0) && (
        <PhraseList
          title={t('phrases.sharedCount', { n: shared.length, max: maxPhrases })}
          addText={t('phrases.addShared')}
          emptyText={t('phrases.sharedHint')}
          phrases={shared}
          purpose={purpose}
          isShared
          canChange={canShare}
          onInsert={insert}
        />
      )}
    </ConfirmDialog>
  )
}

interface PhraseListProps {
  purpose: PhrasePurpose
  title: string
  addText: string
  emptyText: string
  phrases: readonly Phrase[]
  isShared: boolean
  canChange: boolean
  onInsert: (phrase: Phrase) => void
}

function PhraseList({ purpose, title, addText, emptyText, phrases, isShared, canChange, onInsert }: PhraseListProps) {
  const { t } = useText()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="phrase-list" aria-label={title}>
      <div className="phrase-list-head">
        <h3>{title}</h3>
        {canChange && !isAdding && phrases.length < maxPhrases && (
          <Button size="small" aria-label={addText} onClick={() => setAdding(true)}>
            {t('phrases.add')}
          </Button>
        )}
      </div>
      {isAdding && (
        <PhraseEditor
          label={addText}
          start=""
          onSave={(content) => call(contract.add, { content, isShared, purpose })}
          onClose={() => setAdding(false)}
        />
      )}
      {phrases.length === 0 && <p className="phrase-note">{emptyText}</p>}
      <ul>
        {phrases.map((phrase) => (
          <PhraseRow key={phrase.id} phrase={phrase} canChange={canChange} onInsert={() => onInsert(phrase)} />
        ))}
      </ul>
    </section>
  )
}
