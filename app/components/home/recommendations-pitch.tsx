import { Link } from "#app/framework/link";
import Compass from "lucide-react/icons/compass";
import Gift from "lucide-react/icons/gift";
import Heart from "lucide-react/icons/heart";
import History from "lucide-react/icons/rotate-ccw-clock";
import { clsx } from "clsx";
import { button } from "#app/components/ui/button";

const BENEFITS = [
  { Icon: Heart, title: "Favorites", text: "Keep the places you love and see their weather at a glance." },
  {
    Icon: Compass,
    title: "Personalised recommendations",
    text: "Sunny places that suit your dog, your family and your legs.",
  },
  { Icon: History, title: "Travel history", text: "Find your earlier searches and places again." },
  {
    Icon: Gift,
    title: "Exclusive offers",
    text: "Discount codes from places that take part.",
  },
];

export function RecommendationsPitch() {
  return (
    <section
      className="mt-section bg-deep py-[clamp(2.5rem,6vw,4.5rem)] text-on-deep [--color-focus-halo:var(--color-deep)] [--color-focus:var(--color-on-deep)]"
      aria-labelledby="pitch"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="pitch">Recommendations made for you</h2>
          <p className="mt-2 text-on-deep-soft">
            Searching is free and needs no account. With one, Sunny Escape remembers what you like.
          </p>
          <Link
            to="/auth?from=recommendations"
            className={clsx(button({ tone: "sun", size: "large" }), "mt-6")}
          >
            Create Your Free Account
          </Link>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-2">
          {BENEFITS.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon className="icon mb-2 text-[1.25rem] text-sun" aria-hidden />
              <h3>{title}</h3>
              <p className="mt-1 text-on-deep-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
