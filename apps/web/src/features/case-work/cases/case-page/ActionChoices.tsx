import type { RefObject } from 'react'
import { Button } from 'antd'
import type { TaskAction } from '@wenwu/core/item/model'
import { useText } from '../../../../lib/i18n.ts'
import { isFirstClick } from './first-click.ts'

interface ActionChoicesProps {
  actions: readonly TaskAction[]
  chosen: TaskAction | undefined
  choices: RefObject<HTMLFieldSetElement | null>
  /** `isWithCtrl`: pressed with Ctrl or ⌘. */
  onPress: (action: TaskAction, isWithCtrl: boolean) => void
}

/** What may be done at a step, one of which is chosen. */
export function ActionChoices({ actions, chosen, choices, onPress }: ActionChoicesProps) {
  const { t, textOf } = useText()
  return (
    <fieldset ref={choices}>
      <legend>{t('case.chooseAction')}</legend>
      <div className="action-choices">
        {actions.map((each) => (
          <Button
            key={each.outcome}
            danger={each.tone === 'danger'}
            type={each.outcome === chosen?.outcome ? 'primary' : 'default'}
            aria-pressed={each.outcome === chosen?.outcome}
            title={t('case.chooseAtOnce')}
            onClick={(event) => isFirstClick(event) && onPress(each, event.ctrlKey || event.metaKey)}
          >
            {textOf(each.label)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
