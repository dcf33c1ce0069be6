import type { Figure } from '@wenwu/core/desks/model'
import { text } from '@wenwu/core/i18n/text'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { filterAt } from '@wenwu/core/list/definition'
import { todoList } from '@wenwu/core/tasks/list'
import { stageList } from '@wenwu/core/tasks/stages'
import type { HomeFigure } from '../../../platform/home-figure.ts'
import { hasPermission } from '../../../platform/http/actor.ts'
import { listings } from '../items/index.ts'
import { openTasks } from './list/task-list.ts'

type Said = Pick<Figure, 'key' | 'label' | 'tone' | 'address'> & Pick<HomeFigure, 'position' | 'isTheirs'>

/** A figure of the to-do list: as many as the list has at that address. */
function todoFigure({ address, ...said }: Said): HomeFigure {
  const { preset = '', ...values } = address
  return {
    ...said,
    address,
    group: 'own',
    component: 'todo',
    isFor: (actor) => actor.kind === 'official' && hasPermission(actor, 'task.inbox'),
    rows: (ctx) => openTasks(ctx, filterAt(todoList, { values, preset }, toShanghaiDate(ctx.now))),
  }
}

/** What a person and their office have to do: all of it, by stage, and what is due. A stage of other offices is there when it has something (a signer asked by name). */
export const figures: readonly HomeFigure[] = [
  todoFigure({
    key: 'todo',
    position: 10,
    label: text('待办', 'To do', { ja_JP: '未処理', ko_KR: '처리할 일' }),
    tone: null,
    // the rows of the figure, whatever view opens the list otherwise
    address: { preset: 'open' },
  }),
  ...stageList.map(({ key, name, position }) =>
    todoFigure({
      key,
      position: 10 + position,
      label: name,
      tone: null,
      address: { stage: key },
      isTheirs: (actor) => actor.roles.some((role) => listings.roles.get(key)?.has(role) === true),
    }),
  ),
  todoFigure({
    key: 'due-today',
    position: 200,
    label: text('今日到期', 'Due today', { ja_JP: '本日期限', ko_KR: '오늘 마감' }),
    tone: 'amber',
    address: { preset: 'due-today' },
  }),
  todoFigure({
    key: 'overdue',
    position: 210,
    label: text('已超期', 'Overdue', { ja_JP: '期限超過', ko_KR: '기한 초과' }),
    tone: 'red',
    address: { preset: 'overdue' },
  }),
]
