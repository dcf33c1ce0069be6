import type { InstanceState, Token } from './state.ts'

/** Where a token is, as soundness.ts writes it. A task on a detour stands for the step it will come back to. */
export function placeOf({ node, flow, returnTo }: Token): string {
  return flow ?? `@${returnTo?.[0] ?? node}`
}

/** Where the tokens directly within a sub-process, a call or (undefined) the process itself are. */
export function placesWithin({ tokens }: InstanceState, parent: string | undefined): string[] {
  return tokens.filter((token) => token.parent === parent).map(placeOf)
}
