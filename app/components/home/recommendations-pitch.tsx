import { Link } from "@remix-run/react";
import { Compass, Gift, Heart, History } from "lucide-react";

const BENEFITS = [
  { Icon: Heart, title: "Favourites", text: "Keep the places you love and see their weather at a glance." },
  {
    Icon: Compass,
    title: "Personalised recommendations",
    text: "Sunny places that suit your dog, your family and your legs.",
  },
  { Icon: History, title: "Travel history", text: "Find again what you searched and opened before." },
  {
    Icon: Gift,
    title: "Exclusive offers",
    text: "Discount codes of places that take part, where there are any.",
  },
];

/** What an account adds, for those who have none. */
export function RecommendationsPitch() {
  return (
    <section className="pitch" aria-labelledby="pitch">
      <div className="wrap pitch-row">
        <div>
          <h2 id="pitch">Recommendations made for you</h2>
          <p>Searching is free and needs no account. With one, Sunny Escape remembers what you like.</p>
          <Link to="/auth?from=recommendations" className="button button-sun button-large">
            Create Your Free Account
          </Link>
        </div>
        <ul className="benefits">
          {BENEFITS.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon className="icon" aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
