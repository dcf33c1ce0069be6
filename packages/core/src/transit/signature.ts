/** The request of a trusted system without its signature. */
export interface TransitRequest {
  system: string
  username: string
  time: number
  nonce: string
}

/** The text that a trusted system signs: one field a line, so that no two requests have the same. A line break within a field is refused. */
export function transitMessage({ system, username, time, nonce }: TransitRequest): string {
  return `wenwu-transit-v1\n${system}\n${time}\n${nonce}\n${username}`
}
