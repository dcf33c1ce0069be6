import type { HomeFigure } from '../platform/home-figure.ts'
import { figures as annualPlans } from './case-work/annual-plans/figures.ts'
import { figures as calendar } from './base/calendar/figures.ts'
import { figures as cases } from './case-work/cases/figures.ts'
import { figures as obligations } from './case-work/obligations/figures.ts'
import { figures as tasks } from './case-work/tasks/figures.ts'

export const moduleFigures: readonly HomeFigure[] = [...annualPlans, ...calendar, ...cases, ...obligations, ...tasks]
