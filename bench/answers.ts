import { isDeepStrictEqual } from 'node:util'
import type { Call } from './load.ts'
import type { Server } from './processes.ts'

/** The part of a reply that both servers must agree on: all of a page; which case it is. */
interface Answer {
  data?: { data?: object[]; pagination?: object; id?: string }
  case?: { id: string }
  id?: string
}

/** Sends each call to both and throws where they answer differently; gives how many were compared. */
export async function compareAnswers(product: Server, floor: Server, calls: readonly Call[]): Promise<number> {
  for (const call of calls) {
    const [above, below] = await Promise.all([ask(product, call), ask(floor, call)])
    if (!isDeepStrictEqual(above, below))
      throw new Error(
        `${call.path} ${JSON.stringify(call.body)}: the product answers ${JSON.stringify(above)}, the floor ${JSON.stringify(below)}`,
      )
  }
  return calls.length
}

async function ask(server: Server, { method, path, token, body }: Call): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { authorization: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`)
  const answer = JSON.parse(text) as Answer
  return answer.data?.pagination === undefined ? (answer.case?.id ?? answer.data?.id ?? answer.id) : answer
}
