import type { TaskSettings, WhenEmpty } from './model.ts'

/** What happens at a step of an office without people where it says nothing itself: the lead gets it; what is for a work group waits for the group, which may be made later. */
export function emptyPolicyOf({ whenEmpty, organization }: Pick<TaskSettings, 'whenEmpty' | 'organization'>): WhenEmpty {
  return whenEmpty ?? (organization === 'work-group' ? 'administrator' : 'lead')
}
