import { useEffect, useRef, useState } from 'react'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { Phrase } from '@wenwu/core/phrases/model'
import { useActionServices, type TextToolsProps } from '../../../../../form/action-services.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { insertPhrase } from './insert-phrase.ts'
import { LaterPhraseDialog } from './LaterPhraseDialog.ts'
import { orderPhrases } from './order-phrases.ts'
import { refreshPhrases, rememberUse, usePhrases } from './phrase-query.ts'
import { useKeepPhrase } from './use-keep-phrase.ts'
import './phrases.css'

/** Phrases in the menu; the dialog has them all. */
const offeredAtOnce = 10

/** 常用意见 beside the label of an opinion or a reason: puts a phrase where the caret is, and keeps what is typed as a phrase. */
export function PhraseTools({ id, name, value }: TextToolsProps) {
  const { t } = useText()
  const { label } = useActionServices()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isManaging, setManaging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<Phrase>(undefined)
  const isVisited = useRef(false)
  const { data, error } = usePhrases('opinion', isWanted)
  useEffect(() => {
    const box = document.getElementById(id)
    const visit = (): void => {
      isVisited.current = true
    }
    box?.addEventListener('focus', visit)
    return () => box?.removeEventListener('focus', visit)
  }, [id])

  const insert = (phrase: Phrase): void => {
    const box = document.getElementById(id)
    if (!(box instanceof HTMLTextAreaElement)) return
    insertPhrase(box, phrase.content, isVisited.current)
    rememberUse(phrase.id)
  }
  const keep = useKeepPhrase(typeof value === 'string' ? value : '', 'opinion', data?.phrases)

  const note = (key: 'loadFailed' | 'none') => [{ key, label: <span className="phrase-note">{t(`phrases.${key}`)}</span>, disabled: true }]
  const offered =
    data &&
    orderPhrases(data.phrases, label)
      .slice(0, offeredAtOnce)
      .map((phrase) => ({
        key: phrase.id,
        label: (
          <span className="phrase-line" title={phrase.content}>
            {phrase.content}
          </span>
        ),
        ...(phrase.isShared && { extra: t('phrases.shared') }),
      }))
  const items: MenuProps['items'] = [
    ...(offered === undefined ? note('loadFailed') : offered.length > 0 ? offered : note('none')),
    { type: 'divider' },
    { key: 'keep', label: t('phrases.keep'), disabled: keep === undefined },
    { key: 'manage', label: t('phrases.manage'), disabled: data === undefined },
  ]
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        classNames={{ root: 'phrase-menu' }}
        // once there is something that can take the focus
        open={isOpen && (data !== undefined || error !== null)}
        onOpenChange={(opens, { source }) => {
          setWanted(true)
          if (opens && error !== null) void refreshPhrases()
          setOpen(opens)
          if (!opens && source === 'trigger') button.current?.focus()
        }}
        menu={{
          items,
          onClick: ({ key, domEvent }) => {
            // Enter that chose a phrase starts no line behind it
            domEvent.preventDefault()
            if (key === 'keep') keep?.()
            else if (key === 'manage') setManaging(true)
            else data?.phrases.filter((phrase) => phrase.id === key).forEach(insert)
          },
        }}
      >
        <Button
          ref={button}
          className="phrase-button"
          type="link"
          size="small"
          aria-haspopup="menu"
          onFocus={() => setWanted(true)}
          onPointerEnter={() => setWanted(true)}
        >
          {t('phrases.title')}
          <span className="visually-hidden">{t('phrases.ofField', { name })}</span>
        </Button>
      </Dropdown>
      {isManaging && data !== undefined && (
        <LaterPhraseDialog
          purpose="opinion"
          phrases={data.phrases}
          canShare={data.canShare}
          onInsert={(phrase) => {
            chosen.current = phrase
          }}
          onClosed={() => {
            setManaging(false)
            if (chosen.current === undefined) button.current?.focus()
            else insert(chosen.current)
            chosen.current = undefined
          }}
        />
      )}
    </>
  )
}
