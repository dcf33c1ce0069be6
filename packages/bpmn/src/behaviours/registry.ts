import type { Behaviours } from './behaviour.ts'
import { boundaryEventBehaviour } from './boundary-event.ts'
import { endEventBehaviour } from './end-event.ts'
import { exclusiveGatewayBehaviour } from './exclusive-gateway.ts'
import { inclusiveGatewayBehaviour } from './inclusive-gateway.ts'
import { intermediateCatchEventBehaviour } from './intermediate-catch-event.ts'
import { intermediateThrowEventBehaviour } from './intermediate-throw-event.ts'
import { parallelGatewayBehaviour } from './parallel-gateway.ts'
import { scopeActivityBehaviour } from './scope-activity.ts'
import { serviceTaskBehaviour } from './service-task.ts'
import { startEventBehaviour } from './start-event.ts'
import { userTaskBehaviour } from './user-task.ts'

/** The behaviour of every type of node; the type system sees to it that none is missing. */
export const behaviours: Behaviours = {
  startEvent: startEventBehaviour,
  endEvent: endEventBehaviour,
  userTask: userTaskBehaviour,
  serviceTask: serviceTaskBehaviour,
  subProcess: scopeActivityBehaviour,
  callActivity: scopeActivityBehaviour,
  exclusiveGateway: exclusiveGatewayBehaviour,
  parallelGateway: parallelGatewayBehaviour,
  inclusiveGateway: inclusiveGatewayBehaviour,
  boundaryEvent: boundaryEventBehaviour,
  intermediateCatchEvent: intermediateCatchEventBehaviour,
  intermediateThrowEvent: intermediateThrowEventBehaviour,
}
