import type { ShownProblem } from '../widget.ts'

/** Problems of one part of a composite field or one cell. */
export function problemsAt(problems: readonly ShownProblem[], part: string): ShownProblem[] {
  return problems.filter(({ path }) => path === part || path.startsWith(`${part}.`))
}

/** Problem texts below an input, under the id its `aria-describedby` names. */
export function PartProblems({ id, problems, isAlert = false }: { id: string; problems: readonly ShownProblem[]; isAlert?: boolean }) {
  if (problems.length === 0) return null
  return (
    <div id={id} className="form-problem" role={isAlert ? 'alert' : undefined}>
      {problems.map((problem) => (
        <div key={problem.path + problem.text}>{problem.text}</div>
      ))}
    </div>
  )
}
