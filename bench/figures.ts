/** What one round of calls gave. Times are milliseconds. */
export interface Round {
  calls: number
  failed: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Processor time of the server alone for one call; it moves little when the machine has other work. NaN where unknown. */
  cpu?: number
}

/** The value below which a share of the sorted numbers lies (nearest rank); NaN of none. */
export function percentile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The middle of several rounds, each figure by itself. */
export function medianRound(rounds: readonly Round[]): Round {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick))
  return {
    calls: rounds.reduce((sum, round) => sum + round.calls, 0),
    failed: rounds.reduce((sum, round) => sum + round.failed, 0),
    perSecond: of((r) => r.perSecond),
    p50: of((r) => r.p50),
    p95: of((r) => r.p95),
    p99: of((r) => r.p99),
    cpu: of((r) => r.cpu ?? Number.NaN),
  }
}

/** The ratio of each pair of rounds that ran side by side. */
export function ratiosOf(above: readonly Round[], below: readonly Round[]): number[] {
  return above.map((round, i) => round.perSecond / below[i]!.perSecond)
}

/** Median of the ratios of pairs that ran side by side, so that a disturbance of the machine meets both sides. */
export function medianRatio(above: readonly Round[], below: readonly Round[]): number {
  return median(ratiosOf(above, below))
}

/** Rows of a table in columns; the first column is set left, the others right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')).join('\n')
}
