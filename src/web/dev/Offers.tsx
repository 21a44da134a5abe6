import { eventWords } from './chart/transitions.ts';
import * as styles from './machines.css.ts';
import type { Answer, Offer } from './offers.ts';

const answerWords: Record<Answer, string> = {
  yes: 'yes',
  no: 'no',
  earlier: 'an earlier one is taken',
  details: 'depends on the event',
};

/** What may happen now, and what the guards say of it. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return <p>Nothing: this actor is at its end.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Guard</th>
          <th scope="col">To</th>
          <th scope="col">Without details</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ key, event, guard, targets, answer }) => (
          <tr key={key} data-answer={answer}>
            <td>{eventWords(event)}</td>
            <td>{guard ?? '–'}</td>
            <td>{targets.join(', ') || 'stays'}</td>
            <td>{answerWords[answer]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
