import { BpmnError } from '../errors.ts'
import { getFlow, type ExclusiveGateway } from '../model.ts'
import type { Behaviour } from './behaviour.ts'

/** The first flow whose condition holds, else the default. Throws BpmnError 'no-flow' where there is neither. */
export const exclusiveGatewayBehaviour: Behaviour<ExclusiveGateway> = {
  arrive(run, node, arrival) {
    const flows = node.outgoing.map((id) => getFlow(run.definition, id))
    const isTaken = (condition: string | undefined, flowId: string) => condition === undefined || run.holds(condition, flowId, arrival)
    const flow = flows.find((each) => !each.isDefault && isTaken(each.condition, each.id)) ?? flows.find((each) => each.isDefault)
    if (!flow) throw new BpmnError('no-flow', `no condition holds at ${node.id} and there is no default`, { elementId: node.id })
    run.leave(arrival, [flow])
  },
}
