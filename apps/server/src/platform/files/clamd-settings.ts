/** Where clamd listens: `TCPSocket` or `LocalSocket` of its clamd.conf. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/** Reads WENWU_CLAMD, `host:port` or `unix:/path`; undefined: no scanner. `fail` ends the start. */
export function readClamdAddress(given: string | undefined, fail: (zh: string, en: string) => never): ClamdAddress | undefined {
  if (given === undefined || given === '') return undefined
  const path = /^unix:(\/.+)$/.exec(given)?.[1]
  if (path !== undefined) return { path }
  const [, host, digits] = /^([\w.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(given) ?? []
  const port = Number(digits)
  if (host === undefined || port < 1 || port > 65_535)
    return fail(`WENWU_CLAMD 应写作 主机:端口 或 unix:/路径：${given}`, `WENWU_CLAMD is host:port or unix:/path: ${given}`)
  return { host: host.replace(/^\[|\]$/g, ''), port }
}
