import { Button } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { obligationsNode } from '../../../../item/obligations/obligations-node.ts'
import { useCaseObligations } from '../../../../item/obligations/use-case-obligations.ts'
import { useText } from '../../../../lib/i18n.ts'
import { hasObligations } from './tree.ts'

interface EndWordsProps {
  view: CaseView
  item: ItemDefinition
  onShow: (node: string) => void
}

/** How an ended case is called; where what it asks for is not met yet, that is said and leads there. */
export function EndWords(props: EndWordsProps) {
  const { t } = useText()
  return hasObligations(props.item, props.view) ? <OpenDuties {...props} /> : <p>{t(endOf(props.view))}</p>
}

function OpenDuties({ view, onShow }: EndWordsProps) {
  const { t } = useText()
  const { data = [] } = useCaseObligations(view.id, view.updatedAt)
  const n = data.filter(({ state }) => state !== 'fulfilled').length
  if (n === 0) return <p>{t(endOf(view))}</p>
  return (
    <Button type="link" className="story-link" onClick={() => onShow(obligationsNode)}>
      {t('case.dutiesOpen', { n })}
    </Button>
  )
}

/** What was voided or withdrawn is not concluded. */
function endOf({ conclusion }: Pick<CaseView, 'conclusion'>): TextKey {
  return conclusion === 'withdrawn' ? 'case.withdrawnEnd' : conclusion === 'void' ? 'case.voidedEnd' : 'case.nobodyActs'
}
