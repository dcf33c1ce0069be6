import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/team.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Work in hand',
  tasksTitle: 'Open tasks of this body',
  name: 'Handler',
  unclaimedBy: 'Not claimed: {name}',
  open: 'In hand',
  late: 'Step overdue',
  oldestAt: 'Oldest received',
  part: 'Which',
  empty: 'This body has no handlers now.',
  tasksEmpty: 'This body has no open tasks now.',
  differentSteps: 'Those selected are at different steps. Please select those of one step, or filter by stage first.',
  lessForSteps: 'Those selected are at different steps: only what can be done to all of them is shown.',
  nothingForAll: 'Nothing can be done to all selected at once.',
}
