import { useRef, useState, type KeyboardEvent } from 'react'
import { Button, Empty, Segmented } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import type { Phrase } from '@wenwu/core/phrases/model'
import { FilePreview } from '../../../../item/FilePreview.tsx'
import { confirmsHere } from '../../../../lib/confirm-keys.ts'
import { useText } from '../../../../lib/i18n.ts'
import { openKeyHelp, useKeyGroup, useKeyHelp, type KeyGroup } from '../../../../lib/key-help.ts'
import { DefectWords } from './DefectWords.tsx'
import { CorrectionPhrases, useCorrectionPhrases } from './phrases/CorrectionPhrases.tsx'
import { rememberUse } from './phrases/phrase-query.ts'
import { isDefective, isJudged } from './judged.ts'
import { judgedOf } from './tree.ts'
import type { Defects } from './use-defects.ts'
import type { Reader } from './use-reader.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import type { Verdicts } from './use-verdicts.ts'

export interface MaterialReaderProps {
  view: CaseView
  reader: Reader
  defects: Defects
  verdicts: Verdicts
}

const keysOfFile: KeyGroup['keys'] = [
  { name: '← →', does: 'keys.turn' },
  { name: 'PgUp PgDn Space', does: 'keys.page' },
  { name: '↑ ↓', does: 'keys.line' },
  { name: 'Home End', does: 'keys.ends' },
  { name: 'Esc', does: 'keys.close' },
]
const keysReading: KeyGroup = { title: 'keys.reader', keys: keysOfFile }
const keysJudging: KeyGroup = {
  title: 'keys.reader',
  keys: [{ name: '1', does: 'keys.inOrder' }, { name: '2', does: 'keys.defective' }, { name: '3–9', does: 'keys.byPhrase' }, ...keysOfFile],
}

/** The materials of a case, one file after the other, with the verdict beside it; `1` finds it in order and reads on, `2` asks for words, `3` to `9` say a phrase and read on. */
export function MaterialReader({ view, reader, defects, verdicts }: MaterialReaderProps) {
  const { t, textOf } = useText()
  const { reading, at, total, opened, turn } = reader
  // who says «to be corrected» goes on typing: the box for the words is there at once
  const [writing, setWriting] = useState({ key: '', at: 0 })
  // words under a material that was then found in order come back with the mark
  const written = useRef(new Map<string, string>())
  const material = view.materials.find(({ key }) => key === reading?.material.key)
  const canJudge = verdicts.canJudge && material !== undefined && isJudged(material)
  const isMarked = canJudge && isDefective(material, defects)
  const canPass = canJudge && material.files.length > 0
  const judge = (verdict: 'sufficient' | 'defective'): void => {
    if (material === undefined || !canJudge || (verdict === 'sufficient' && !canPass)) return
    const { key } = material
    setWriting(({ at: before }) => (verdict === 'defective' ? { key, at: before + 1 } : { key: '', at: before }))
    // marked already: it goes on with its words
    if (verdict === 'defective' && defects.materials[key] !== undefined) return
    const words = isMarked ? (defects.materials[material.key] ?? material.note) : material.note
    if (words !== '') written.current.set(key, words)
    void verdicts.judge(material, verdict, verdict === 'sufficient' ? '' : (written.current.get(key) ?? ''))
    if (verdict === 'sufficient') reader.readOn(false)
  }
  const phrases = useCorrectionPhrases(canJudge)
  const [isManaging, setManaging] = useState(false)
  const say = ({ id, content }: Phrase): void => {
    if (material === undefined || !canJudge) return
    setWriting({ ...writing, key: '' })
    defects.markMaterial(material.key, content)
    void verdicts.judge(material, 'defective', content)
    rememberUse(id)
    reader.readOn(false)
  }
  /** The words are written: on to the next file, which stores them. */
  const readOnByKeys = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isMarked || !confirmsHere(event)) return
    event.preventDefault()
    reader.readOn(true)
  }
  const isHelpOpen = useKeyHelp((state) => state.isOpen)
  useKeyGroup(canJudge ? keysJudging : keysReading, reading !== undefined)
  const content = useRef<HTMLDivElement>(null)
  useReaderKeys({
    isOpen: reading !== undefined && !isManaging && !isHelpOpen,
    content,
    handlers: {
      ...Object.fromEntries([...phrases.byKey].map(([key, phrase]) => [key, () => say(phrase)])),
      '1': () => judge('sufficient'),
      '2': () => judge('defective'),
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      '?': openKeyHelp,
    },
  })
  const { done, total: due } = judgedOf(view)
  return (
    <FilePreview
      file={opened !== null && opened.fileId === reading?.file?.fileId ? opened : null}
      isOpen={reading !== undefined}
      content={content}
      returnsFocus={!reader.isFinished}
      title={reading?.file?.name ?? (material && textOf(material.name))}
      onClose={reader.close}
      empty={reading?.file === null ? <Empty description={t('case.noFile')} /> : undefined}
      aside={
        material !== undefined && (
          <section className="reader-side" aria-label={t('case.reader')} onKeyDown={readOnByKeys}>
            <h3>{textOf(material.name)}</h3>
            <span className={material.isRequired ? 'tag-required' : 'tag-optional'}>
              {t(material.isRequired ? 'case.required' : 'case.optional')}
            </span>
            {canJudge && (
              <>
                <Segmented
                  block
                  aria-label={textOf(material.name)}
                  value={isMarked ? 'defective' : (material.verdict ?? '')}
                  options={[
                    { value: 'sufficient', label: t('case.sufficient'), disabled: !canPass, title: '1' },
                    { value: 'defective', label: t('case.defective'), title: '2' },
                  ]}
                  onChange={(value) => judge(value === 'sufficient' ? 'sufficient' : 'defective')}
                />
                {isMarked && (
                  <DefectWords
                    key={material.key}
                    material={material}
                    defects={defects}
                    verdicts={verdicts}
                    minRows={4}
                    focusedAt={writing.key === material.key ? writing.at : 0}
                  />
                )}
                <CorrectionPhrases
                  {...phrases}
                  words={isMarked ? (defects.materials[material.key] ?? material.note) : ''}
                  isManaging={isManaging}
                  onManage={setManaging}
                  onChoose={say}
                />
                <p className="tone-grey">{t('case.materialsChecked', { done, total: due })}</p>
              </>
            )}
            <div className="reader-turn">
              <Button disabled={at === 0} onClick={() => turn(-1)}>
                {t('case.previousFile')}
              </Button>
              <span>{t('case.fileOf', { at: at + 1, total })}</span>
              <Button disabled={at + 1 >= total} onClick={() => turn(1)}>
                {t('case.nextFile')}
              </Button>
            </div>
            <p className="tone-grey reader-keys">{t(canJudge ? 'case.readerKeysJudging' : 'case.readerKeys')}</p>
          </section>
        )
      }
    />
  )
}
