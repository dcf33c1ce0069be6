import { Link, useSearchParams } from 'react-router'
import { caseDeskLists, type CaseDeskList } from '@wenwu/core/desks/list'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useDeskList } from '../../../ui/list/use-desk-list.ts'
import { caseCells } from './case-cells.tsx'
import { caseListCalls } from './case-list-calls.ts'
import { useHandlerChoices } from './use-handler-choices.ts'

/** 考古发掘, 文物保护, 办理查询 …: cases in the scope of an official, by the desk of the address (core/desks). */
export function CaseDeskPage() {
  const list = useDeskList(caseDeskLists)
  return list === undefined ? null : <CaseDesk key={list.key} list={list} />
}

function CaseDesk({ list }: { list: CaseDeskList }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const address = useSearchParams()[0]
  const [holder, handler, keyword] = ['holder', 'handler', 'keyword'].map((key) => address.get(key) ?? undefined)
  const isAsked = list.controls.some((control) => control.kind === 'select' && control.key === 'handler')
  const holders = useHandlerChoices({ isAsked, chosen: holder, keyword, hasBodies: true })
  const handlers = useHandlerChoices({ isAsked, chosen: handler, keyword })
  // a lead moves what a person has in hand from the list of the body's open tasks; those of other bodies are moved there
  const person = holders.isOfOwnBody ? holder : handlers.isOfOwnBody ? handler : undefined
  const tasks = person === undefined ? undefined : pathTo('team-tasks', {}, { holder: person })
  return (
    <ListPage
      list={list}
      queryKey={queryKeys.cases}
      {...caseListCalls}
      cells={caseCells}
      choices={{ ...useItemChoices(), holder: holders, handler: handlers }}
      actions={tasks === undefined ? undefined : <Link to={tasks}>{t('list.handlerTasks')}</Link>}
      rowPath={(row) => pathTo('case-page', { id: row.id })}
      emptyText={t('list.deskEmpty')}
    />
  )
}
