import { plannerWork } from './plannerWork.ts';
import { doTask } from './planningTasks.ts';
import type { PlanningInput, PlanningResult, PlanningTask } from './planningTasks.ts';

export type ThreadQuestion<Task extends PlanningTask = PlanningTask> = { task: Task; input: PlanningInput<Task> };

export type ThreadAnswer<Task extends PlanningTask = PlanningTask> = {
  result: PlanningResult<Task>;
  /** What `plannerWork` heard here. */
  heard: unknown[];
};

/** What a thread does. */
export function answer({ task, input }: ThreadQuestion): ThreadAnswer {
  const heard: unknown[] = [];
  const hear = (message: unknown): void => void heard.push(message);
  plannerWork.subscribe(hear);
  try {
    return { result: doTask(task, input), heard };
  } finally {
    plannerWork.unsubscribe(hear);
  }
}
