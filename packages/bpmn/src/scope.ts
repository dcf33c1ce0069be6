import type { Json } from './json.ts'
import { getNode, isScopeActivity, innerScope, type ProcessDefinition } from './model.ts'
import { isUnder } from './path.ts'
import type { InstanceState, Path, Token } from './state.ts'

type Tokens = Pick<InstanceState, 'tokens'>

/** The tokens that enclose one, from within outwards. */
export function listEnclosing(state: Tokens, parent: string | undefined): Token[] {
  const token = state.tokens.find(({ id }) => id === parent)
  return token ? [token, ...listEnclosing(state, token.parent)] : []
}

/** The scope that a token's flows lie in: that of what encloses it, whatever node it stands at on a detour. */
export function scopeOfToken(definition: ProcessDefinition, state: Tokens, token: Token): string | undefined {
  const enclosing = listEnclosing(state, token.parent).find(({ scope }) => scope !== undefined)
  return enclosing && innerScopeAt(definition, enclosing)
}

/** The scope that runs within the token of a sub-process or call. */
export function innerScopeAt(definition: ProcessDefinition, token: Token): string | undefined {
  const node = getNode(definition, token.node)
  return isScopeActivity(node) ? innerScope(node) : undefined
}

/** The token of the whole activity that a token is an instance of; itself where it is none. */
export function wholeOf(state: Tokens, token: Token): Token {
  const body = state.tokens.find(({ id }) => id === token.parent)
  return body?.multiInstance && body.node === token.node ? wholeOf(state, body) : token
}

/** The token of the sub-process or call that a path runs in. */
export function findScopeToken({ tokens }: Tokens, path: Path): Token | undefined {
  const depth = ({ scope }: Token) => scope?.length ?? 0
  return tokens.filter(({ scope }) => scope && isUnder(path, scope)).sort((a, b) => depth(b) - depth(a))[0]
}

/** What the instances that enclose a token are for, by the names their activities give it; the nearest wins. */
export function scopeVariables(definition: ProcessDefinition, state: Tokens, parent: string | undefined): Record<string, Json> {
  const entries = listEnclosing(state, parent).flatMap(({ node: id, scope, index, element }) => {
    const node = getNode(definition, id)
    const name = isScopeActivity(node) ? node.multiInstance?.elementVariable : undefined
    return scope && index !== undefined && name ? [[name, element ?? null] as const] : []
  })
  return Object.fromEntries(entries.toReversed())
}
