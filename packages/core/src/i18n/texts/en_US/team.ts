import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/team.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Work in hand',
  tasksTitle: 'Work in hand: tasks',
  name: 'Handler',
  unclaimedBy: 'Not claimed: {name}',
  open: 'In hand',
  late: 'Step overdue',
  oldestAt: 'Oldest received',
  part: 'Which',
  empty: 'This body has no handlers now.',
  tasksEmpty: 'This body has no open tasks now.',
  differentSteps:
    'Those selected are at different steps, and no colleague can take all {n}. Filter by stage and transfer them stage by stage.',
  lessForSteps: 'Those selected are at different steps: only what can be done to all of them is shown.',
  nobodyForAll: 'No other colleague can take the {n} selected. You may take them over yourself.',
  nothingForAll: 'Nothing can be done to all selected at once.',
}
