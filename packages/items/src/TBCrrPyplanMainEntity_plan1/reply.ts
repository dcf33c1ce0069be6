export { planReply as reply } from '../_blocks/annual-plan.ts'
