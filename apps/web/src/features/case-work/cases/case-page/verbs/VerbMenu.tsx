import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import DownOutlined from '@ant-design/icons/DownOutlined'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import type { OfferedVerb } from '@wenwu/core/tasks/schemas'
import { findVerb } from '@wenwu/core/tasks/verb'
import { useText } from '../../../../../lib/i18n.ts'
import { findLoadedText } from '../../../../../lib/texts.ts'
import { useVerbs } from './use-verbs.ts'
import { refusalsOnce, verbGroups, type VerbEntry } from './verb-groups.ts'

const VerbDialog = lazy(async () => ({ default: (await import('./VerbDialog.tsx')).VerbDialog }))

/** 更多办理: what may be done to the case now beside the actions of the step, each by one dialog. Nothing where nothing may. */
export function VerbMenu({ view, onChange, onRefetch }: { view: CaseView; onChange: (view: CaseView) => void; onRefetch: () => void }) {
  const { t, textOf, locale } = useText()
  const { version, verbs, refused } = useVerbs(view)
  const button = useRef<HTMLButtonElement>(null)
  const rail = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<{ offer: OfferedVerb; version: number }>()
  // the menu may be gone with what was done
  useEffect(() => {
    if (open === undefined && document.activeElement === document.body) (button.current ?? rail.current)?.focus({ preventScroll: true })
  }, [open, verbs])
  if (verbs.length + refused.length === 0 && open === undefined) return null
  const whichOf = ({ assignee, stepName }: OfferedVerb): string => assignee || (stepName === null ? '' : textOf(stepName))
  const itemOf = ({ verb: name, places }: VerbEntry): NonNullable<MenuProps['items']>[number] => {
    const { label, tone } = findVerb(name)!
    const [place] = places
    const offer = verbs[place!]!
    const entryOf = (name: string) => ({
      danger: tone === 'danger',
      // the name of the entry is that of the verb alone
      'aria-description': textOf(offer.about),
      label: <VerbLabel label={name} words={textOf(offer.about)} />,
    })
    if (places.length > 1)
      return {
        key: name,
        ...entryOf(textOf(label)),
        children: places.map((each) => ({ key: String(each), label: whichOf(verbs[each]!) })),
      }
    const isOneOf = verbs.filter(({ verb }) => verb === name).length > 1
    const which = isOneOf ? whichOf(offer) : offer.assignee
    return { key: String(place), ...entryOf(which === '' ? textOf(label) : t('case.verbOf', { label: textOf(label), which })) }
  }
  // what the person was asked for is no other way among many
  const owed = verbs.flatMap(({ verb: name }, place) => {
    const verb = findVerb(name)
    return verb?.tone === 'primary' ? [{ key: String(place), label: textOf(verb.label) }] : []
  })
  // why not stands where the verb would be; it can be read and not be chosen
  const told = refusalsOnce(refused).flatMap(({ verb: name, taskId, reason, params }) => {
    const verb = findVerb(name)
    const words = findLoadedText(locale, `errors.${reason}`, params)
    return verb === undefined || words === undefined
      ? []
      : [{ key: `${name} ${taskId}`, disabled: true, label: <RefusedVerbLabel label={textOf(verb.label)} words={words} /> }]
  })
  const groups = [...verbGroups(verbs).map((group) => group.map(itemOf)), told].filter(({ length }) => length > 0)
  const items = groups.flatMap((group, index) => (index === 0 ? group : [{ type: 'divider' as const }, ...group]))
  const choose = (key: string, from: HTMLElement | null = button.current): void => {
    const offer = verbs[Number(key)]
    if (offer === undefined) return
    // the entry goes with the menu: the dialog gives the focus back to what is still there
    from?.focus()
    rail.current = from?.closest('aside') ?? null
    setOpen({ offer, version })
  }
  return (
    <>
      {owed.map(({ key, label }) => (
        <Button key={key} size="small" type="primary" className="verb-owed" onClick={(event) => choose(key, event.currentTarget)}>
          {label}
        </Button>
      ))}
      {items.length > 0 && (
        <Dropdown
          menu={{
            items,
            onClick: ({ key, domEvent }) => {
              // the focus goes to the button, which the same Enter would press
              domEvent.preventDefault()
              choose(key)
            },
          }}
          trigger={['click']}
          autoFocus
          onOpenChange={(isShown) => {
            if (!isShown && document.activeElement?.closest('.ant-dropdown') !== null) button.current?.focus()
          }}
          placement="bottomRight"
        >
          <Button
            ref={button}
            size="small"
            aria-haspopup="menu"
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              event.currentTarget.click()
            }}
          >
            {t('case.moreVerbs')} <DownOutlined aria-hidden="true" />
          </Button>
        </Dropdown>
      )}
      {open !== undefined && (
        <Suspense fallback={null}>
          <VerbDialog
            caseId={view.id}
            offer={open.offer}
            version={open.version}
            onClose={() => setOpen(undefined)}
            onDone={onChange}
            onStale={onRefetch}
          />
        </Suspense>
      )}
    </>
  )
}

/** A verb in the menu: what it is below its name, which the entry has as its description. */
function VerbLabel({ label, words }: { label: string; words: string }) {
  return (
    <span className="verb-entry">
      {label}
      <small aria-hidden="true">{words}</small>
    </span>
  )
}

/** Why a verb may not be done now is read with its name. */
function RefusedVerbLabel({ label, words }: { label: string; words: string }) {
  return (
    <span className="verb-entry">
      {label}
      <small>{words}</small>
    </span>
  )
}
