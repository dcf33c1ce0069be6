import type { HomeFigure } from '../platform/home-figure.ts'
import { figures as cases } from './case-work/cases/figures.ts'
import { figures as tasks } from './case-work/tasks/figures.ts'

export const moduleFigures: readonly HomeFigure[] = [...cases, ...tasks]
